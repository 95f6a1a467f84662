import type { IBufferCell, Terminal } from '@xterm/headless'
import { type ColouredLine, writeColours } from '../../engine/markdown/code/colours.ts'
import type { Piece } from '../../engine/markdown/code/spans.ts'
import { colourName } from './colour-name.ts'
import { columns, rows } from './pseudo-terminal.ts'

/** What a terminal shows. */
export interface Screen {
  readonly text: string
  /** Its colours, as the record keeps those of a sample. */
  readonly colours: string
}

/** The screen after a program has written to it, what has scrolled out of it included. */
export async function screenOf(written: string): Promise<Screen> {
  const { Terminal } = await import('@xterm/headless')
  const terminal = new Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true })
  await new Promise<void>((resolve) => terminal.write(written, resolve))
  const lines = linesOf(terminal)
  terminal.dispose()
  return { text: lines.map(textOf).join('\n'), colours: writeColours(lines) }
}

function linesOf(terminal: Terminal): ColouredLine[] {
  const { active } = terminal.buffer
  const lines = Array.from({ length: active.length }, (_, index) => {
    const line = active.getLine(index)
    const cells = Array.from({ length: columns }, (_, column) => line?.getCell(column))
    return { pieces: withoutEnd(piecesOf(cells.filter((cell) => cell !== undefined))) }
  })
  while (lines.at(-1)?.pieces.length === 0) lines.pop()
  return lines
}

function piecesOf(cells: readonly IBufferCell[]): Piece[] {
  const pieces: Piece[] = []
  // The second half of a wide letter has no width.
  for (const cell of cells.filter((one) => one.getWidth() > 0)) {
    const token = classOf(cell)
    const text = cell.getChars() || ' '
    const last = pieces.at(-1)
    if (last && last.token === token) pieces[pieces.length - 1] = { ...last, text: last.text + text }
    else pieces.push({ text, shell: false, ...(token && { token }) })
  }
  return pieces
}

/** Plain space at the end of a line is not seen. */
function withoutEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (!last || last.token?.includes('inverse')) return [...pieces]
  const text = last.text.trimEnd()
  return text === '' ? withoutEnd(pieces.slice(0, -1)) : [...pieces.slice(0, -1), { ...last, text }]
}

function classOf(cell: IBufferCell): Piece['token'] {
  const colour = cell.isFgPalette() || cell.isFgRGB() ? colourName(cell.getFgColor(), cell.isFgRGB()) : undefined
  const names = [
    colour,
    cell.isBold() && 'bold',
    cell.isDim() && 'dim',
    cell.isInverse() && 'inverse',
    cell.isUnderline() && 'underline',
  ].filter((name) => typeof name === 'string')
  return names.length > 0 ? (names.map((name) => `term-${name}`).join('.') as Piece['token']) : undefined
}

function textOf({ pieces }: ColouredLine): string {
  return pieces.map(({ text }) => text).join('')
}
