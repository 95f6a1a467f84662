import { ownScript } from '../trusted/policy.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import type { Searcher } from './searcher.ts'
import workerAddress from './worker.ts?worker&url'

/** Where searches run. */
export interface Host {
  post(message: WorkerRequest): void
}

/**
 * Starts a worker; undefined where workers are refused.
 * @param died called once when the worker cannot be loaded or throws: it gives no more answers.
 */
export function startWorker(reply: (reply: WorkerReply) => void, died: () => void): Host | undefined {
  try {
    const worker = new Worker(ownScript(workerAddress), { type: 'module', name: 'search' })
    const end = (event: Event) => {
      event.preventDefault()
      worker.terminate()
      died()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => reply(data))
    worker.addEventListener('error', end, { once: true })
    worker.addEventListener('messageerror', end, { once: true })
    const post = (message: WorkerRequest) => worker.postMessage(message, message.type === 'file' ? [message.bytes] : [])
    return { post }
  } catch {
    return undefined
  }
}

/** The same in this thread. Its code is fetched when it is needed, and again where it did not come. */
export function startHere(reply: (reply: WorkerReply) => void): Host {
  const unread: WorkerRequest[] = []
  let searcher: Searcher | undefined
  const read = (code: typeof import('./searcher.ts')) => {
    searcher ??= new code.Searcher(reply)
    for (const message of unread.splice(0)) searcher.receive(message)
  }
  const fail = () => {
    // Online, missing code means that a newer build has replaced it.
    const cause = navigator.onLine ? 'outdated' : 'unreachable'
    for (const message of unread.splice(0)) {
      if (message.type === 'search') reply({ id: message.id, type: 'failed', cause })
      else unread.push(message)
    }
  }
  return {
    post(message) {
      unread.push(message)
      import('./searcher.ts').then(read, fail)
    },
  }
}
