import { ownScript } from '../../engine/trusted/policy.ts'
import {
  type Lack,
  limits,
  type RunMessage,
  type RunRequest,
  readMessage,
  type StopReason,
  type Uncaught,
} from './messages.ts'
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
  lacks(what: Lack): void
  uncaught(error: Uncaught): void
  ended(end: { readonly code: number } | { readonly stopped: StopReason }): void
}

/** Runs a sample in a worker of its own. Returns what stops it. */
export function startRun(request: RunRequest, listener: RunListener): () => void {
  const worker = new Worker(ownScript(workerAddress), { type: 'module', name: 'sample' })
  let timer: number | undefined
  let isOver = false
  const end = (ending: Parameters<RunListener['ended']>[0]) => {
    if (isOver) return
    isOver = true
    worker.terminate()
    window.clearTimeout(timer)
    listener.ended(ending)
  }
  const isWithinLimit = outputLimit()
  const receive = (message: RunMessage) => {
    if (message.type === 'end') end({ code: message.code })
    else if (message.type === 'stopped') end({ stopped: message.why })
    else if (message.type === 'output') listener.printed(message.text)
    else if (message.type === 'lacks') listener.lacks(message.what)
    else if (message.type === 'uncaught') listener.uncaught(message)
    else if (timer === undefined) {
      listener.started()
      timer = window.setTimeout(() => end({ stopped: 'time' }), limits.milliseconds)
    }
  }
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // What had been said before the end comes all the same.
    if (isOver) return
    const message = readMessage(data)
    if (!isWithinLimit(message)) end({ stopped: 'output' })
    else if (message) receive(message)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end({ stopped: 'failed' })
  })
  worker.postMessage(request)
  return () => end({ stopped: 'reader' })
}

/** Counts what a run says. The worker does so as well, but what runs there may have got hold of it. */
function outputLimit(): (message: RunMessage | undefined) => boolean {
  let said = 0
  return (message) => {
    // A message costs something, whatever is in it.
    said += message && 'text' in message ? Math.max(message.text.length, 1) : 1
    return said <= limits.outputCharacters
  }
}
