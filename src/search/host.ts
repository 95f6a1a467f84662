import { ownScript } from '../trusted/policy.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import workerAddress from './worker.ts?worker&url'

/** Where searches run. */
export interface Host {
  post(message: WorkerRequest): void
  close(): void
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
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() }
  } catch {
    return undefined
  }
}

/** The same in this thread. Its code is fetched only when it is needed. */
export function startHere(reply: (reply: WorkerReply) => void): Host {
  let isOpen = true
  const searcher = import('./searcher.ts').then(({ Searcher }) => new Searcher((message) => isOpen && reply(message)))
  return {
    post(message) {
      searcher.then(
        (found) => found.receive(message),
        () => {
          if (message.type === 'load' || message.type === 'search') {
            // Online, missing code means that a newer build has replaced it.
            reply({ id: message.id, type: 'failed', cause: navigator.onLine ? 'outdated' : 'unreachable' })
          }
        },
      )
    },
    close() {
      isOpen = false
    },
  }
}
