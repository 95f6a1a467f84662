import type { ColouredLine } from './colours.ts'
import type { Tokenize } from './highlighter.ts'
import { piecesByLine } from './spans.ts'

interface TypedLine {
  readonly text: string
  readonly prompt?: string
}

/** Reads a terminal session: `$ ` begins a command, `> ` and a line after a backslash continue it. */
export function consoleLines(lines: readonly string[], tokenizeShell: Tokenize): ColouredLine[] {
  const result: ColouredLine[] = []
  let command: TypedLine[] = []
  const flush = () => {
    result.push(...typed(command, tokenizeShell))
    command = []
  }
  for (const line of lines) {
    const prompt = /^\$(?: |$)/.exec(line)?.[0]
    const continuation = command.length > 0 ? /^>(?: |$)/.exec(line)?.[0] : undefined
    if (prompt !== undefined) flush()
    const start = prompt ?? continuation
    if (start !== undefined) command.push({ text: line.slice(start.length), prompt: start })
    else if (command.at(-1)?.text.endsWith('\\')) command.push({ text: line })
    else {
      flush()
      result.push({ pieces: line ? [{ text: line, shell: false }] : [], role: 'out' })
    }
  }
  flush()
  return result
}

/** A command of several lines is coloured as one: strings may run over their ends. */
function typed(command: readonly TypedLine[], tokenizeShell: Tokenize): ColouredLine[] {
  if (command.length === 0) return []
  const text = command.map((line) => line.text).join('\n')
  return piecesByLine(text, tokenizeShell(text)).map((pieces, index) => {
    const prompt = command[index]?.prompt
    return { pieces, role: 'in', ...(prompt && { prompt }) }
  })
}
