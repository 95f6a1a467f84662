import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Job, Outcome } from '../job.ts'
import type { Isolation } from '../sandbox/isolation.ts'
import { withCompiled } from './compiled.ts'

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** A worker says every few seconds that it is there. One that has been silent for so many milliseconds stands still. */
const patience = 120_000

/**
 * Runs jobs in a worker. `onOutcome` hears of each one as it ends.
 * @throws where the worker ends early, or stands still and is ended.
 */
export async function runJobs(
  jobs: readonly Job[],
  isolation: Isolation,
  onOutcome: (outcome: Outcome) => void,
  silence = patience,
): Promise<void> {
  if (jobs.length === 0) return
  const [command = '', ...args] = [
    ...isolation.prefix,
    process.execPath,
    '--import',
    import.meta.resolve('tsx'),
    worker,
  ]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const release = endWithUs(child)
  // With the first process of its namespace all of it ends, whatever state it is in.
  const silent = setTimeout(() => child.kill('SIGKILL'), silence)
  child.stdout?.on('data', () => silent.refresh())
  try {
    await exchange(child, jobs, onOutcome)
  } finally {
    clearTimeout(silent)
    release()
  }
}

function exchange(child: ChildProcess, jobs: readonly Job[], onOutcome: (outcome: Outcome) => void): Promise<void> {
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('The worker has no pipes')
  let open = jobs.length
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (open === 0) resolve()
      else reject(new Error(`The worker of the samples ended early (${signal ?? code}).`))
    })
    stdin.on('error', () => {})
    for (const job of jobs) stdin.write(`${JSON.stringify(withCompiled(job))}\n`)
    createInterface({ input: stdout }).on('line', (line) => {
      if (line === '') return
      open -= 1
      onOutcome(JSON.parse(line) as Outcome)
      if (open === 0) stdin.end()
    })
  })
}

/** The worker hears when its input ends, even when this process is killed; a signal to this one is passed on and waited for. */
function endWithUs(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const pass = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(128 + (signal === 'SIGINT' ? 2 : signal === 'SIGHUP' ? 1 : 15)))
    child.stdin?.end()
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}
