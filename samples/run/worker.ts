import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DockerBench } from '../docker/docker-bench.ts'
import type { Job, Outcome } from '../job.ts'
import { KubernetesBench } from '../kubernetes/kubernetes-bench.ts'
import { modulesAbove } from '../sandbox/modules-above.ts'
import { removeFolder } from '../sandbox/remove-folder.ts'
import { keyPair } from '../ssh/key-pair.ts'
import { JobQueue } from './job-queue.ts'
import { type Bench, runJob } from './run-job.ts'
import { endAll } from './run-line.ts'
import { writeStandIns } from './stand-ins.ts'

// Runs jobs: one JSON a line comes in, one goes out, and an empty line now and then. When its input ends, or it is told to stop, it ends what it started
// and removes what it wrote, whatever became of the process that asked.
const scratch = await mkdtemp(join(tmpdir(), 'xec-examples-'))
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1))
process.stdout.on('error', () => void end(1))
setInterval(() => process.stdout.write('\n'), 5000).unref()

const bench = await openBench()
const queue = new JobQueue()
const open = new Set<Promise<void>>()
const most = Math.min(6, availableParallelism() + 1)

createInterface({ input: process.stdin })
  .on('line', (line) => {
    queue.add(JSON.parse(line) as Job)
    work()
  })
  .on('close', () => void end(0))

/**
 * One job more at a time than there are cores. More of them keep each other waiting, and above all those for the one Docker
 * daemon: these come one by one, and the check lasts as long as they do.
 */
function work(): void {
  const job = open.size < most && !isEnding ? queue.take() : undefined
  if (!job) return
  const running: Promise<void> = runJob(job, bench)
    .then(say)
    .finally(() => {
      open.delete(running)
      queue.ended(job)
      work()
    })
  open.add(running)
}

async function openBench(): Promise<Bench> {
  const keys = { user: keyPair('ann@laptop'), host: keyPair() }
  const programs = join(scratch, 'bin')
  await writeStandIns(programs)
  await mkdir(join(scratch, 'jobs'))
  for (const [link, target] of modulesAbove(scratch)) await symlink(target, link)
  await writeFile(join(scratch, 'package.json'), '{"type":"module"}')
  const docker = new DockerBench(join(scratch, 'docker'))
  return { scratch, programs, keys, docker, kubernetes: new KubernetesBench(scratch) }
}

function say(message: Outcome): void {
  if (!isEnding) process.stdout.write(`${JSON.stringify(message)}\n`)
}

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  endAll()
  await Promise.allSettled([...open, bench.docker.close()])
  await removeFolder(scratch)
  process.exit(code)
}
