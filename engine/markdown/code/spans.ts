import type { ScreenClass, TemplateMark, TokenClass } from './theme.ts'

/** A stretch of code of one colour, by offsets in the code. It never holds a line break. */
export interface Span {
  readonly start: number
  readonly end: number
  /** Absent for plain text. */
  readonly token?: TokenClass | 'option'
  /** Border of a template literal. */
  readonly mark?: TemplateMark
  /** Inside of a shell template. */
  readonly shell?: boolean
}

/** A stretch of one line as it is written: text and class. */
export interface Piece {
  readonly text: string
  readonly token?: TokenClass | ScreenClass
  readonly shell: boolean
}

/** Cuts code into lines and each line into as few pieces as say the same. */
export function piecesByLine(code: string, spans: readonly Span[]): Piece[][] {
  const lines: Piece[][] = []
  let offset = 0
  let next = 0
  for (const line of code.split('\n')) {
    const end = offset + line.length
    const pieces: Piece[] = []
    let at = offset
    for (let span = spans[next]; span && span.start < end; span = spans[++next]) {
      if (span.start > at) addPiece(pieces, { text: code.slice(at, span.start), shell: false })
      addSpan(pieces, code.slice(Math.max(at, span.start), span.end), span)
      at = span.end
    }
    if (at < end) addPiece(pieces, { text: code.slice(at, end), shell: false })
    lines.push(pieces)
    offset = end + 1
  }
  return lines
}

/** Space in front of a token stays outside of it. */
function addSpan(pieces: Piece[], text: string, { token: found, shell = false }: Span): void {
  const token = shown(found, shell)
  const rest = text.trimStart()
  const space = text.slice(0, text.length - rest.length)
  if (space) addPiece(pieces, { text: space, shell })
  if (rest) addPiece(pieces, { text: rest, token, shell })
}

/** The class that a token is written with: what has no colour where it stands is plain. */
function shown(token: Span['token'], shell: boolean): TokenClass | undefined {
  if (token === 'option') return shell ? 'n' : undefined
  return token === 'v' && !shell ? undefined : token
}

/** Joins a piece to the one before it, also across plain space, where both have the same class. */
function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last && last.token === piece.token && last.shell === piece.shell) {
    pieces[pieces.length - 1] = { ...last, text: last.text + piece.text }
    return
  }
  const before = pieces.at(-2)
  const bridged = last && before && piece.token && before.token === piece.token && isSpace(last)
  if (bridged && before.shell === piece.shell && last.shell === piece.shell) {
    pieces.splice(-2, 2, { ...before, text: before.text + last.text + piece.text })
    return
  }
  pieces.push(piece)
}

function isSpace(piece: Piece): boolean {
  return !piece.token && piece.text.trim() === ''
}
