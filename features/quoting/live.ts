import type { Piece } from './pieces.ts'

/** A word of a value that the shell runs as a command. */
export interface LiveWord {
  readonly word: string
  /** The value that brought it. */
  readonly from: number
}

/** What a shell does with a line that no value should have had a say in. */
export interface Live {
  readonly words: readonly LiveWord[]
  /** The value that leaves a quote open, so that the shell refuses the line. */
  readonly open: number | undefined
}

/** A quote that is open, or a substitution, with the value that opened it. */
interface Open {
  readonly sign: "'" | '"' | '`' | '$('
  readonly from: number | undefined
}

type Sign = Open['sign'] | 'close' | 'command' | 'escape'

const word = /\s*(?:[A-Za-z_]\w*=\S*\s+)*([^\s;&|()<>"'`$#][^\s;&|()<>"'`]*)/y

/** Reads a line as a POSIX shell does, as far as it takes to know where commands begin. */
export function liveIn(pieces: readonly Piece[]): Live {
  const text = pieces.map((piece) => piece.text).join('')
  const owners = pieces.flatMap(({ text, from }) => Array<number | undefined>(text.length).fill(ownerOf(from)))
  const open: Open[] = []
  const words: LiveWord[] = []
  const begin = (at: number, from: number | undefined) => {
    word.lastIndex = at
    const found = from === undefined ? undefined : word.exec(text)?.[1]
    if (from !== undefined && found) words.push({ word: found, from })
  }
  for (let at = 0; at < text.length; ) {
    const from = owners[at]
    const sign = signAt(text, at, open.at(-1)?.sign)
    at += sign === 'escape' || sign === '$(' ? 2 : 1
    if (sign === 'close') open.pop()
    else if (sign && sign !== 'command' && sign !== 'escape') open.push({ sign, from })
    if (sign === 'command' || sign === '$(' || sign === '`') begin(at, from)
  }
  return { words, open: open.find(({ from }) => from !== undefined)?.from }
}

function ownerOf(from: Piece['from']): number | undefined {
  return typeof from === 'number' ? from : undefined
}

/** What begins or ends at a place: a quote, a substitution, or a command behind it. */
function signAt(text: string, at: number, isIn: Open['sign'] | undefined): Sign | undefined {
  const sign = text[at] ?? ''
  if (isIn === "'") return sign === "'" ? 'close' : undefined
  if (sign === '\\') return 'escape'
  if (sign === isIn || (sign === ')' && isIn === '$(')) return 'close'
  if (text.startsWith('$(', at) && text[at + 2] !== '(') return '$('
  if (sign === '`' || sign === '"') return sign
  if (isIn === '"') return undefined
  return sign === "'" ? sign : separatorAt(text, at)
}

/** `2>&1` and `&>` lead elsewhere, `$((` counts: none of them begins a command. */
function separatorAt(text: string, at: number): 'command' | undefined {
  const around = text.slice(Math.max(0, at - 2), at + 2)
  return /[;&|\n(]/.test(text[at] ?? '') && !/>&|&>|\$\(/.test(around) ? 'command' : undefined
}
