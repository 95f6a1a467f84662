/** What a piece of code is, by the class that the page's samples have for it; empty where it has no colour. */
interface Token {
  readonly kind: '' | 'k' | 's' | 'n' | 'c' | 'f'
  readonly text: string
}

const keywords = new Set(
  `as async await break case catch class const continue default delete do else enum export extends finally for from function
  get if implements import in instanceof interface let new of private readonly return satisfies set static super switch this
  throw try type typeof var void while with yield`.split(/\s+/),
)
const constants = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity'])
const part =
  /(?<c>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|(?<s>(["'])(?:\\.|(?!\3)[^\\\n])*\3?)|(?<n>\d[\w.]*)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<space>\s+)|(?<p>[\s\S])/uy
const inTemplate = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])+/y

/** Where a scan stands: outside of templates, in the text of one, or in a `${`, with the braces that are open in it. */
type State = 'text' | number

/** The pieces of a program, nearly as the pages colour them: a grammar would weigh a hundred times as much. */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  const open: State[] = []
  for (let at = 0; at < code.length; ) {
    const token = open.at(-1) === 'text' ? templateToken(code, at, open) : codeToken(code, at, open)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

function templateToken(code: string, at: number, open: State[]): Token {
  inTemplate.lastIndex = at
  const text = inTemplate.exec(code)?.[0]
  if (text) return { kind: 's', text }
  if (code.startsWith('${', at)) {
    open.push(0)
    return { kind: '', text: '${' }
  }
  open.pop()
  return { kind: 's', text: code[at] ?? '' }
}

function codeToken(code: string, at: number, open: State[]): Token {
  part.lastIndex = at
  const found = part.exec(code)
  const { c, s, n, word, p } = found?.groups ?? {}
  const text = found?.[0] ?? code.slice(at)
  // A name behind a dot is no word of the language.
  if (word) return { kind: kindOfWord(word, code[at - 1] === '.', code[at + word.length]), text }
  if (p) return punctuation(p, open)
  return { kind: c ? 'c' : s ? 's' : n ? 'n' : '', text }
}

function kindOfWord(word: string, isMember: boolean, next = ''): Token['kind'] {
  if (!isMember && keywords.has(word)) return 'k'
  if (!isMember && constants.has(word)) return 'n'
  return next === '(' || next === '`' ? 'f' : ''
}

function punctuation(text: string, open: State[]): Token {
  if (text === '`') {
    open.push('text')
    return { kind: 's', text }
  }
  const depth = open.at(-1)
  if (typeof depth !== 'number') return { kind: '', text }
  if (text === '}' && depth === 0) open.pop()
  else open[open.length - 1] = depth + (text === '{' ? 1 : text === '}' ? -1 : 0)
  return { kind: '', text }
}

interface Line {
  readonly number: number
  /** Each with a number of its own. */
  readonly tokens: (Token & { readonly at: number })[]
}

/** The same by lines. */
export function tokenLines(code: string): Line[] {
  const lines: Line[] = [{ number: 1, tokens: [] }]
  let at = 0
  for (const { kind, text } of tokensOf(code)) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push({ number: lines.length + 1, tokens: [] })
      lines.at(-1)?.tokens.push({ kind, text: piece, at: at++ })
    }
  }
  return lines
}
