import { spawn } from 'node:child_process'
import { treeMemory } from './tree-memory.ts'

/** What a program took. */
export interface Run {
  readonly seconds: number
  /** Most memory that it and its children held at one time, in MB; undefined where the system does not tell. */
  readonly megabytes: number | undefined
}

interface Options {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Milliseconds between two looks at the memory. */
const pause = 100

/** Runs a program to its end; rejects with what it printed when it fails. */
export async function runProcess(command: string, args: readonly string[], options: Options): Promise<Run> {
  const started = performance.now()
  const child = spawn(command, args, { ...options, shell: process.platform === 'win32' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data))
  let peak: number | undefined
  const timer = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeMemory(child.pid)
    if (now !== undefined) peak = Math.max(peak ?? 0, now)
  }, pause)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)).finally(() =>
    clearInterval(timer),
  )
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}`)
  return { seconds: (performance.now() - started) / 1000, megabytes: peak && peak / 1e6 }
}
