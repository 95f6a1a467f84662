import { type ChildProcess, spawn } from 'node:child_process'
import type { Limits, LineOutcome } from '../job.ts'
import { OwnFile } from '../sandbox/own-file.ts'
import { excessOf } from '../sandbox/processes.ts'
import { RunningLine } from '../sandbox/running-line.ts'
import { inTerminal, terminalEnv, typist } from '../terminal/pseudo-terminal.ts'
import { screenOf } from '../terminal/screen.ts'

/** What runs at the moment: ended when the checker is. */
const running = new Set<RunningLine>()

export interface LinePlace {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** What stands before the shell: the way into a sandbox of its own. */
  readonly prefix: readonly string[]
  /** Path for the output, of which nothing is there. One file for both streams keeps their order, and writing to it never waits. */
  readonly outputFile: string
  /** Processes besides, by their numbers: what they have started counts as well. */
  readonly beside: readonly number[]
  /** Ctrl+C is pressed once the output has this text. */
  readonly interruptAfter?: string | undefined
  /** It runs in a pseudo-terminal, in which these keys are pressed. */
  readonly keys?: readonly string[] | undefined
  /** The key shows in the output, as it does in a terminal. */
  readonly showsKeys?: boolean | undefined
}

/** Runs a command line until it ends or meets a limit; what it has started ends with it. */
export async function runLine(line: string, place: LinePlace, limits: Limits): Promise<Omit<LineOutcome, 'commands'>> {
  const output = new OwnFile(place.outputFile).forgetName()
  try {
    return await runInto(output, line, place, limits)
  } finally {
    output.close()
  }
}

async function runInto(output: OwnFile, line: string, place: LinePlace, limits: Limits) {
  const child = start(place.keys ? inTerminal(line) : line, place, output)
  const whole = new RunningLine(child)
  running.add(whole)
  let stopped: LineOutcome['stopped']
  const stop = (why: LineOutcome['stopped']) => {
    stopped ??= why
    whole.end()
  }
  const interrupt = interrupter(whole, output, place, limits)
  let isShown = false
  const type = typist(child, output, place.keys ?? [], () => {
    isShown = true
    whole.end()
  })
  const timer = setTimeout(stop, limits.milliseconds, 'time')
  const meter = setInterval(() => {
    if (output.size > limits.outputBytes) stop('output')
    const excess = excessOf([whole.pid, ...place.beside])
    if (excess) stop(excess)
    interrupt()
    if (place.keys) type()
  }, 250)
  const [code, signal] = await whole.ended().finally(() => {
    clearTimeout(timer)
    clearInterval(meter)
    whole.endGroup()
    running.delete(whole)
  })
  if (output.size > limits.outputBytes) stopped ??= 'output'
  // Who is outside the sandbox learns of a signal in it by an exit code.
  const end = stopped ? { code: null, signal: signal ?? 'SIGKILL', stopped } : { code, signal }
  const text = output.text(limits.outputBytes)
  if (!place.keys) return { output: text, milliseconds: limits.milliseconds, ...end }
  const screen = await screenOf(text)
  // A program that waits has done what there is to see.
  const ending = isShown && !stopped ? { code: 0, signal: null } : end
  return { output: screen.text, screen: screen.colours, milliseconds: limits.milliseconds, ...ending }
}

function start(line: string, { cwd, env, prefix, keys }: LinePlace, { writer }: OwnFile): ChildProcess {
  const [command = '', ...args] = [...prefix, '/bin/sh', '-c', line]
  return spawn(command, args, {
    // The sandbox has a way of its own into the folder.
    ...(prefix.length === 0 && { cwd }),
    env: keys ? terminalEnv(env) : { ...env },
    stdio: [keys ? 'pipe' : 'ignore', writer, writer, ...(prefix.length > 0 ? (['pipe'] as const) : [])],
    detached: true,
  })
}

/** Ends everything that was started. */
export function endAll(): void {
  for (const line of running) line.end()
}

/** Presses Ctrl+C once, when it is called after the output has got so far. */
function interrupter(
  line: RunningLine,
  output: OwnFile,
  { interruptAfter, showsKeys }: LinePlace,
  { outputBytes }: Limits,
): () => void {
  let isDone = interruptAfter === undefined
  return () => {
    if (isDone || !output.text(outputBytes).includes(interruptAfter ?? '')) return
    isDone = true
    if (showsKeys) output.append('^C\n')
    line.interrupt()
  }
}
