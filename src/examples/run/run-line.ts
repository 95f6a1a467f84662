import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { inTerminal, terminalEnv, typist } from '../terminal/pseudo-terminal.ts'
import { screenOf } from '../terminal/screen.ts'
import type { Limits, LineOutcome } from './job.ts'
import { excessOf } from './processes.ts'

/** What runs at the moment: ended when the checker is. */
const running = new Set<ChildProcess>()

export interface LinePlace {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** What stands before the shell: the way into a sandbox of its own. */
  readonly prefix: readonly string[]
  /** File for the output. One file for both streams keeps their order, and writing to it never waits. */
  readonly outputFile: string
  /** Ctrl+C is pressed once the output has this text. */
  readonly interruptAfter?: string | undefined
  /** It runs in a pseudo-terminal, in which these keys are pressed. */
  readonly keys?: readonly string[] | undefined
  /** The key shows in the output, as it does in a terminal. */
  readonly showsKeys?: boolean | undefined
}

/** Runs a command line in a process group of its own until it ends or meets a limit. */
export async function runLine(line: string, place: LinePlace, limits: Limits): Promise<Omit<LineOutcome, 'commands'>> {
  const output = openSync(place.outputFile, 'a')
  const typed = place.keys ? inTerminal(line) : line
  const [command = '', ...args] = place.prefix.length > 0 ? [...place.prefix, typed] : ['/bin/sh', '-c', typed]
  const child = spawn(command, args, {
    cwd: place.cwd,
    env: place.keys ? terminalEnv(place.env) : { ...place.env },
    stdio: [place.keys ? 'pipe' : 'ignore', output, output],
    detached: true,
  })
  closeSync(output)
  running.add(child)
  let stopped: LineOutcome['stopped']
  const stop = (why: LineOutcome['stopped']) => {
    stopped ??= why
    endGroup(child, 'SIGKILL')
  }
  const interrupt = interrupter(child, place)
  let isShown = false
  const type = typist(child, place.outputFile, place.keys ?? [], () => {
    isShown = true
    endGroup(child, 'SIGKILL')
  })
  const timer = setTimeout(stop, limits.milliseconds, 'time')
  const meter = setInterval(() => {
    if (statSync(place.outputFile).size > limits.outputBytes) stop('output')
    const excess = excessOf(child.pid)
    if (excess) stop(excess)
    interrupt()
    if (place.keys) type()
  }, 250)
  const [code, signal] = await ended(child)
  clearTimeout(timer)
  clearInterval(meter)
  // What it left behind in its group goes as well.
  endGroup(child, 'SIGKILL')
  running.delete(child)
  const text = readFileSync(place.outputFile, 'utf8').slice(0, limits.outputBytes)
  if (statSync(place.outputFile).size > limits.outputBytes) stopped ??= 'output'
  const end = { milliseconds: limits.milliseconds, ...(stopped && { stopped }) }
  if (!place.keys) return { output: text, code, signal, ...end }
  const screen = await screenOf(text)
  // A program that waits has done what there is to see.
  const ending = isShown ? { code: 0, signal: null } : { code, signal }
  return { output: screen.text, screen: screen.colours, ...ending, ...end }
}

/** Ends everything that was started. */
export function endAll(): void {
  for (const child of running) endGroup(child, 'SIGKILL')
}

/** Presses Ctrl+C once, when it is called after the output has got so far. */
function interrupter(child: ChildProcess, { interruptAfter, showsKeys, outputFile }: LinePlace): () => void {
  let isDone = interruptAfter === undefined
  return () => {
    if (isDone || !readFileSync(outputFile, 'utf8').includes(interruptAfter ?? '')) return
    isDone = true
    if (showsKeys) appendFileSync(outputFile, '^C\n')
    endGroup(child, 'SIGINT')
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}

function ended(child: ChildProcess): Promise<[number | null, string | null]> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve([code, signal]))
  })
}
