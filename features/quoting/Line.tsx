import type { Piece } from './pieces.ts'
import styles from './quoting.module.css'
import type { QuotingStrings } from './wording.ts'

interface LineProps {
  readonly pieces: readonly Piece[]
  /** Values in which something runs. */
  readonly live: readonly number[]
  readonly strings: QuotingStrings
}

/** How many ways there are to mark a value; the number on it tells any two apart. */
export const markCount = 4

/** A line of shell, in which each piece is marked by where it came from: by color, a line below it, and a number. */
export function Line({ pieces, live, strings }: LineProps) {
  return (
    <code className={styles.line}>
      {pieces.map(({ text, from }, index) => {
        if (from === 'template') return text
        const isEmpty = text === ''
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            key={index}
            className={`${styles.piece} ${classOf(from, live)} ${isEmpty ? styles.gone : ''}`}
            data-number={from === 'unknown' ? '?' : from + 1}
            data-mark={from === 'unknown' ? undefined : from % markCount}
          >
            {isEmpty ? <i>{strings.nothing}</i> : text}
          </span>
        )
      })}
    </code>
  )
}

function classOf(from: Piece['from'], live: readonly number[]): string {
  if (from === 'unknown') return styles.moved ?? ''
  return typeof from === 'number' && live.includes(from) ? (styles.live ?? '') : ''
}
