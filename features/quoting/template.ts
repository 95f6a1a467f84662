/** A template as JavaScript reads it between backticks. */
export interface Template {
  readonly strings: TemplateStringsArray
  /** What stands in each `${…}`. */
  readonly names: readonly string[]
}

export type TemplateProblem = 'backtick' | 'unclosed' | 'unnamed' | 'backslash'

const escapes = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[\s\S]))/g
const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }

/** Takes a template apart, without its backticks; what is wrong with it where JavaScript would refuse it. */
export function parseTemplate(text: string): Template | TemplateProblem {
  const raw: string[] = []
  const names: string[] = []
  let start = 0
  let at = 0
  while (at < text.length) {
    if (text[at] === '`') return 'backtick'
    if (!text.startsWith('${', at)) {
      at += text[at] === '\\' ? 2 : 1
      continue
    }
    const end = endOfValue(text, at + 2)
    if (end < 0) return 'unclosed'
    const name = text.slice(at + 2, end).trim()
    if (!name) return 'unnamed'
    raw.push(text.slice(start, at))
    names.push(name)
    at = start = end + 1
  }
  if (at > text.length) return 'backslash'
  raw.push(text.slice(start))
  return { strings: Object.assign(raw.map(cook), { raw }) as unknown as TemplateStringsArray, names }
}

/** Where the brace is that ends a value; braces in it come in pairs. */
function endOfValue(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') open++
    if (text[at] === '}' && --open === 0) return at
  }
  return -1
}

/** A text with its escapes carried out; undefined where one of them is none, as in JavaScript. */
function cook(raw: string): string | undefined {
  let isWrong = false
  const cooked = raw.replace(escapes, (_, braced, four, two, other: string | undefined, at: number) => {
    const text = other === undefined ? codePoint(braced ?? four ?? two) : plainEscape(other, raw[at + 2] ?? '')
    if (text === undefined) isWrong = true
    return text ?? ''
  })
  return isWrong ? undefined : cooked
}

function codePoint(digits: string): string | undefined {
  const point = Number.parseInt(digits, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

/** What a backslash and a character make. At the end of a line both are left out. */
function plainEscape(character: string, next: string): string | undefined {
  if (/[1-9ux]/.test(character) || (character === '0' && /\d/.test(next))) return undefined
  return /[\r\n\u2028\u2029]/.test(character) ? '' : (letters[character] ?? character)
}
