import type { Note } from './notation.ts'
import type { Piece } from './spans.ts'

/** A piece of a line, and how its word is marked. */
export interface MarkedPiece extends Piece {
  readonly level?: Note['level']
}

/** Cuts the pieces of a line where marked words begin and end. */
export function markedPieces(pieces: readonly Piece[], notes: readonly Note[]): MarkedPiece[] {
  const words = notes.filter(({ word }) => word !== undefined)
  if (words.length === 0) return [...pieces]
  const levels = levelsIn(pieces.map(({ text }) => text).join(''), words)
  let at = 0
  return pieces.flatMap((piece) => {
    const start = at
    at += piece.text.length
    return cut(piece, levels.slice(start, at))
  })
}

/** The level of each character. */
function levelsIn(text: string, notes: readonly Note[]): (Note['level'] | undefined)[] {
  const levels: (Note['level'] | undefined)[] = Array.from({ length: text.length })
  for (const { word = '', level } of notes) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      levels.fill(level, at, at + word.length)
    }
  }
  return levels
}

function cut(piece: Piece, levels: readonly (Note['level'] | undefined)[]): MarkedPiece[] {
  const parts: MarkedPiece[] = []
  let start = 0
  for (let end = 1; end <= levels.length; end++) {
    if (end < levels.length && levels[end] === levels[start]) continue
    const level = levels[start]
    parts.push({ ...piece, text: piece.text.slice(start, end), ...(level && { level }) })
    start = end
  }
  return parts
}
