import type { WorkerRequest } from './messages.ts'
import { Searcher } from './searcher.ts'

const searcher = new Searcher((reply) => self.postMessage(reply))
self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => searcher.receive(data))
