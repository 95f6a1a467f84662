import { type Engine, type Environment, engineFor, environments, run, type Way, ways } from './engine.ts'
import type { Sent } from './node/record.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** What a template becomes in one way and one environment: what is started with which line, or why nothing is. */
export interface Line {
  /** Program and arguments before the line; none where a server hands it to a shell. */
  readonly wrapper: readonly string[]
  readonly text: string
}

export type Outcome = { readonly line: Line; readonly pieces: readonly Piece[] } | { readonly error: string }

export type Outcomes = Readonly<Record<Way, Readonly<Record<Environment, Outcome>>>>

/** A template with values, each made anew for every run: a promise is awaited once. */
export interface Command {
  readonly strings: TemplateStringsArray
  readonly values: () => readonly unknown[]
}

/** Runs commands with the package, and takes down what it would have started. */
export interface Bench {
  readonly engine: Engine
  /** What has been started since the last time. */
  readonly takeNotes: () => readonly Sent[]
}

/** A template of nothing but values. It begins with a colon: there is no command without a character. */
const nothingBut = (count: number) =>
  Object.assign([':', ...Array(count).fill('')], { raw: [] }) as unknown as TemplateStringsArray

/** Everything that a command becomes, by the package itself. */
export async function outcomesOf(bench: Bench, command: Command): Promise<Outcomes> {
  const result = {} as Record<Way, Record<Environment, Outcome>>
  for (const way of ways) {
    const alone: string[] = []
    for (const index of command.values().keys()) {
      // In its place: some ways treat the first value as no other.
      const values = command.values().map((value, other) => (other < index ? '' : value))
      const line = await lineOf(bench, 'local', way, nothingBut(index + 1), values.slice(0, index + 1))
      alone.push('error' in line ? '' : line.text.slice(1))
    }
    const row = {} as Record<Environment, Outcome>
    for (const environment of environments) {
      const line = await lineOf(bench, environment, way, command.strings, command.values())
      row[environment] = 'error' in line ? line : { line, pieces: piecesOf(line.text, command.strings, alone) }
    }
    result[way] = row
  }
  return result
}

/** What one run starts. What comes before it (a look for the container, the command in front of a pipe) is left out. */
async function lineOf(
  { engine, takeNotes }: Bench,
  environment: Environment,
  way: Way,
  strings: TemplateStringsArray,
  values: readonly unknown[],
): Promise<Line | { readonly error: string }> {
  takeNotes()
  try {
    await run(engineFor(engine, environment), way, strings, values)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const sent = takeNotes().at(-1)
  return sent ? read(sent) : { error: 'nothing was started' }
}

/** `spawn` with `shell: true` is Node's own `/bin/sh -c`. */
function read(sent: Sent): Line {
  if ('line' in sent) return { wrapper: [], text: sent.line }
  if (sent.shell === true) return { wrapper: ['/bin/sh', '-c'], text: sent.program }
  const program = sent.program.replace(/^.*\//, '')
  return { wrapper: [program, ...sent.args.slice(0, -1)], text: sent.args.at(-1) ?? '' }
}
