import { parentPort, workerData } from 'node:worker_threads'
import { parseArticle } from '../markdown/pipeline.ts'
import type { ParseJob, ParseReply, ThreadData } from './job.ts'
import { packArticle } from './packed-article.ts'
import { warm } from './warm-up.ts'

parentPort?.on('message', async ({ index, job }: { index: number; job: ParseJob }) => {
  const reply: ParseReply = await parseArticle(job.body, job.context, job.colours).then(
    (article) => ({ index, packed: packArticle(article) }),
    (error: Error) => ({ index, error: error.stack ?? String(error) }),
  )
  parentPort?.postMessage(reply)
})

const { warmUp } = workerData as ThreadData
if (warmUp) await warm(warmUp)
