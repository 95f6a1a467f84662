import { parentPort, workerData } from 'node:worker_threads'
import { parseArticle } from '../markdown/pipeline.ts'
import type { ParseJob, ParseReply, ThreadData } from './job.ts'
import { warmUp } from './warm-up.ts'

parentPort?.on('message', async ({ index, job }: { index: number; job: ParseJob }) => {
  const reply: ParseReply = await parseArticle(job.body, job.context).then(
    (article) => ({ index, article }),
    (error: Error) => ({ index, error: error.stack ?? String(error) }),
  )
  parentPort?.postMessage(reply)
})

if ((workerData as ThreadData).isEarly) await warmUp()
