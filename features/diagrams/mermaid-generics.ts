/** Characters of a label that the library would take for syntax, by what stands in for them. */
type Hide = (text: string) => string

/**
 * Writes the type parameters of a class diagram as readers know them: `vector~unique_ptr~int~~` is `vector<unique_ptr<int>>`.
 * The library knows one of them, of a class; here they are a part of the name of their class or member.
 */
export function writeGenerics(source: string, hide: Hide): string {
  if (!/^\s*classDiagram\b/m.test(source)) return source
  const named = new Map<string, string>()
  let isInClass = false
  const lines = source.split('\n').map((line) => {
    const written = inBrackets(line, hide)
    if (isInClass) {
      isInClass = !/^\s*\}/.test(line)
      return { line: written, isMember: true }
    }
    const [, name = '', own] = /^\s*class\s+(\w+)([^\s{]*)/.exec(written) ?? []
    if (own && written !== line) named.set(name, name + own)
    isInClass = /^\s*class\b.*\{\s*$/.test(line)
    return { line: written, isMember: false }
  })
  return lines.map(({ line, isMember }) => (isMember ? line : withNames(line, named))).join('\n')
}

/** A class that was named with its parameters is the same where it is named without. */
function withNames(line: string, named: ReadonlyMap<string, string>): string {
  const [classes = ''] = /^[^:]*/.exec(line) ?? []
  const whole = classes.replace(/"[^"]*"|(?<![^\s])\w+(?![^\s{])/g, (word) => named.get(word) ?? word)
  return whole + line.slice(classes.length)
}

/** A tilde between two parts of a name opens a bracket, any other one behind a name closes one; no pairs, no brackets. */
function inBrackets(line: string, hide: Hide): string {
  let depth = 0
  let isPaired = true
  const written = line.replace(/(?<=\S)~|[\s(),]/g, (character, at: number) => {
    if (character !== '~') return depth > 0 ? hide(character) : character
    const opens = /^\w~\w/.test(line.slice(at - 1))
    depth += opens ? 1 : -1
    isPaired &&= depth >= 0
    return hide(opens ? '<' : '>')
  })
  return isPaired && depth === 0 ? written : line
}
