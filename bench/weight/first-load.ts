import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { withPage } from '../browser/browser.ts'
import type { Language } from '../browser/phone.ts'
import { sizeOnTheWay } from './sizes.ts'

/** Bytes of a first load, by what the browser asked for. */
export interface FirstLoad {
  readonly document: number
  readonly script: number
  /** Of the document itself: the first paint waits for it. */
  readonly stylesheet: number
  readonly font: number
  /** Data: that of the shell, and pages fetched ahead with their stylesheets. */
  readonly fetch: number
}

/** Loads a page in a browser that knows nothing of the site, until its shell answers and the line is quiet. */
export async function measureFirstLoad(
  browser: Browser,
  language: Language,
  url: string,
  dir: string,
): Promise<FirstLoad> {
  return withPage(browser, language, async (page) => {
    const loads: { type: string; path: string }[] = []
    page.on('request', (request) => {
      loads.push({ type: request.resourceType(), path: decodeURI(new URL(request.url()).pathname) })
    })
    await page.goto(url)
    await page.waitForFunction(() => window.probe.ready !== null)
    await page.waitForLoadState('networkidle')
    const blocking = new Set(await page.evaluate(blockingSheets))
    const sum = async (type: string, isCounted: (path: string) => boolean = () => true) => {
      const paths = loads.filter((load) => load.type === type && isCounted(load.path)).map(({ path }) => path)
      const sizes = await Promise.all([...new Set(paths)].map((path) => sizeOnTheWay(join(dir, fileOf(path)))))
      return sizes.reduce((all, size) => all + size, 0)
    }
    return {
      document: await sum('document'),
      script: await sum('script'),
      stylesheet: await sum('stylesheet', (path) => blocking.has(path)),
      font: await sum('font'),
      fetch: (await sum('fetch')) + (await sum('stylesheet', (path) => !blocking.has(path))),
    }
  })
}

/** Paths of what the parser found and painting waits for, in the page. */
function blockingSheets(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const blocking = entries.filter(
    (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
  )
  return blocking.map(({ name }) => decodeURI(new URL(name).pathname))
}

/** The file that answers for a path. */
export function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  return /\.\w+$/.test(path) ? path : `${path}.html`
}
