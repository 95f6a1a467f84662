import type { Piece } from './spans.ts'

/** A coloured line. In a terminal it is what somebody typed, with its prompt, or what came back. */
export interface ColouredLine {
  readonly pieces: readonly Piece[]
  readonly role?: 'in' | 'out'
  readonly prompt?: string
}

/** The colours of a sample without its text: for each line its role, how long its prompt is, and its pieces. */
export function writeColours(lines: readonly ColouredLine[]): string {
  return lines
    .map(({ pieces, role = '', prompt = '' }) => [`${role},${prompt.length}`, ...pieces.map(writePiece)].join(' '))
    .join('\n')
}

function writePiece({ text, token, shell }: Piece): string {
  return `${token ?? ''},${text.length}${shell ? ',' : ''}`
}

/** The coloured lines of a sample; undefined where the colours are not those of its text. */
export function readColours(colours: string, lines: readonly string[]): ColouredLine[] | undefined {
  const written = colours.split('\n')
  if (written.length !== lines.length) return undefined
  const result: ColouredLine[] = []
  for (const [index, text] of lines.entries()) {
    const line = readLine(written[index] ?? '', text)
    if (!line) return undefined
    result.push(line)
  }
  return result
}

function readLine(written: string, text: string): ColouredLine | undefined {
  const [start = '', ...rest] = written.split(' ')
  const [role, promptLength] = start.split(',')
  let at = Number(promptLength)
  const prompt = text.slice(0, at)
  const pieces = rest.map((piece): Piece => {
    const [token, length, shell] = piece.split(',')
    at += Number(length)
    const own = { text: text.slice(at - Number(length), at), shell: shell !== undefined }
    return token ? { ...own, token: token as Piece['token'] } : own
  })
  if (at !== text.length) return undefined
  return { pieces, ...(role && { role: role as ColouredLine['role'] }), ...(prompt && { prompt }) }
}
