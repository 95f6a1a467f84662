import { ownScript } from '../../trusted/policy.ts'
import { limits, type RunMessage, type RunRequest, type StopReason } from './messages.ts'
import workerAddress from './worker/run-sample.ts?worker&url'

let isAsked = false

/** Asks for the code of a run, once: the reader is about to start one. */
export function prepareRun(): void {
  // What does not come now is asked for again when a run starts.
  if (!isAsked) fetch(workerAddress).catch(() => undefined)
  isAsked = true
}

/** Who hears of a run. */
export interface RunListener {
  started(): void
  printed(text: string): void
  ended(end: { readonly code: number } | { readonly stopped: StopReason }): void
}

/** Runs a sample in a worker of its own. Returns what stops it. */
export function startRun(request: RunRequest, listener: RunListener): () => void {
  const worker = new Worker(ownScript(workerAddress), { type: 'module', name: 'sample' })
  let timer: number | undefined
  const end = (ending: Parameters<RunListener['ended']>[0]) => {
    worker.terminate()
    window.clearTimeout(timer)
    listener.ended(ending)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
    if (data.type === 'output') listener.printed(data.text)
    else if (data.type === 'end') end({ code: data.code })
    else if (data.type === 'stopped') end({ stopped: data.why })
    else {
      listener.started()
      timer = window.setTimeout(() => end({ stopped: 'time' }), limits.milliseconds)
    }
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end({ stopped: 'failed' })
  })
  worker.postMessage(request)
  return () => end({ stopped: 'reader' })
}
