import type { Browser, Page } from 'playwright-core'
import { limits, type RunMessage, type RunRequest } from '../../features/run-here/messages.ts'
import type { Candidate } from './candidates.ts'

/** What a sample did in a browser: what it printed, and its exit status or why it was stopped. */
export interface BrowserOutcome {
  readonly output: string
  readonly end: number | string
}

/** How many run at once: each has a worker of its own. */
const atOnce = 3

/**
 * Runs samples in a browser, as a reader's press of the button does.
 * @param milliseconds after which a sample is stopped; by default a reader's patience
 */
export async function runInBrowser(
  browser: Browser,
  place: { readonly url: string; readonly worker: string },
  candidates: readonly Candidate[],
  milliseconds: number = limits.milliseconds,
): Promise<Map<Candidate, BrowserOutcome>> {
  const outcomes = new Map<Candidate, BrowserOutcome>()
  const open = [...candidates]
  const work = async () => {
    const page = await browser.newPage()
    // What compiles this file names functions by it.
    await page.addInitScript('globalThis.__name = (of) => of')
    await page.goto(place.url)
    for (let next = open.shift(); next; next = open.shift())
      outcomes.set(next, await runOne(page, place.worker, next, milliseconds))
    await page.close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

function runOne(
  page: Page,
  address: string,
  { file, text, files, env, plain }: Candidate,
  milliseconds: number,
): Promise<BrowserOutcome> {
  const request: RunRequest = { file, text, files, env, plain }
  return page.evaluate(runThere, { address, request, milliseconds })
}

/** Runs in the page. */
function runThere(task: { address: string; request: RunRequest; milliseconds: number }): Promise<BrowserOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(task.address, { type: 'module' })
    let output = ''
    const end = (how: number | string) => {
      worker.terminate()
      resolve({ output, end: how })
    }
    worker.onerror = ({ message }) => end(message)
    worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
      if (data.type === 'output') output += data.text
      else if (data.type === 'end') end(data.code)
      else if (data.type === 'stopped') end(data.why)
      else if (data.type === 'ready') setTimeout(end, task.milliseconds, 'time')
    }
    worker.postMessage(task.request)
  })
}
