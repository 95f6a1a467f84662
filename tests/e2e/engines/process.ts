import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that a test has started. */
export interface Program {
  /** What `ready` gave. */
  readonly said: string
  stop(): Promise<void>
}

interface ProgramOptions {
  /** How it says that it is ready: the first group of a pattern, on any of its streams. Or what else tells. */
  readonly ready: RegExp | (() => Promise<string>)
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a program and waits until it is ready. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { ready, env = {} }: ProgramOptions,
): Promise<Program> {
  // In a group of its own, with all that it starts: engines are families of processes.
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const stop = () => stopGroup(child)
  // Where the run ends before the test does.
  const atExit = () => signal(child, 'SIGKILL')
  process.once('exit', atExit)
  child.once('exit', () => process.off('exit', atExit))
  const ended = endOf(child)
  // Where it ends later, nobody waits for it.
  ended.catch(() => {})
  try {
    const said = await Promise.race([ready instanceof RegExp ? firstMatch(child, ready) : ready(), ended])
    return { said, stop }
  } catch (error) {
    await stop()
    throw new Error(`${command} did not start: ${(error as Error).message}`)
  }
}

/** The end of a program that should go on, with what it said. */
function endOf(child: ChildProcess): Promise<never> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part))
  return new Promise((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(text || 'it ended and said nothing')))
  })
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (part: Buffer) => {
        text += part
        const match = pattern.exec(text)
        if (match) resolve(match[1] ?? '')
      })
    }
  })
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  signal(child, 'SIGKILL')
  await once(child, 'exit')
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name)
  } catch {
    // All of them have ended.
  }
}
