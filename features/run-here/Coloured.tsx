import styles from './Coloured.module.css'

const colours = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white']
const looks: Readonly<Record<number, string>> = { 1: 'bold', 2: 'dim', 3: 'italic', 4: 'underline', 7: 'inverse' }

/** What the codes of a terminal have set: a colour, and looks. */
interface Style {
  readonly colour?: string
  readonly looks: readonly string[]
}

const plain: Style = { looks: [] }

/** Output of a program, with the colours that its codes ask a terminal for. Codes for anything else are left out. */
export function Coloured({ text }: { readonly text: string }) {
  if (!text.includes('\u001b')) return text
  return piecesOf(text).map(({ at, text, names }) => (
    <span key={at} className={names.join(' ')}>
      {text}
    </span>
  ))
}

interface Piece {
  readonly at: number
  readonly text: string
  readonly names: readonly string[]
}

function piecesOf(whole: string): Piece[] {
  const pieces: Piece[] = []
  let [at, style] = [0, plain]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: codes of a terminal begin with one.
  for (const text of whole.split(/(\u001b\[[\d;?]*[A-Za-z])/)) {
    const names = [...style.looks, style.colour ?? ''].flatMap((name) => styles[name] ?? [])
    if (text[0] !== '\u001b') pieces.push({ at, text, names })
    else if (text.endsWith('m')) style = styleAfter(style, text.slice(2, -1).split(';').map(Number))
    at += text.length
  }
  return pieces.filter(({ text }) => text !== '')
}

/** The style behind a code. A colour by number or by its parts takes the numbers that follow with it, and is not drawn. */
function styleAfter(style: Style, [code = 0, ...rest]: readonly number[]): Style {
  const next = styleOf(style, code)
  const skipped = code === 38 || code === 48 ? (rest[0] === 5 ? 2 : 4) : 0
  const left = rest.slice(skipped)
  return left.length > 0 ? styleAfter(next, left) : next
}

function styleOf(style: Style, code: number): Style {
  if (code === 0) return plain
  if (looks[code]) return { ...style, looks: [...new Set([...style.looks, looks[code]])] }
  if (code === 22) return { ...style, looks: style.looks.filter((look) => look !== 'bold' && look !== 'dim') }
  if (code > 22 && code < 28) return { ...style, looks: style.looks.filter((look) => look !== looks[code - 20]) }
  if (code === 39 || code === 38) return { looks: style.looks }
  const colour = code === 90 ? 'dim' : colours[code < 90 ? code - 30 : code - 90]
  return colour ? { ...style, colour } : style
}
