import type { Span } from './spans.ts'

/** What stands in front of a template literal: `$.ssh({…}).raw` has the root `$` and the members ssh and raw. */
interface Tag {
  readonly root: string
  readonly members: readonly string[]
}

/** Members that take a command whatever they belong to: `pod.exec`, `` $`…`.pipe ``. */
const commandMembers = new Set(['exec', 'raw', 'pipe'])

/** Methods of an engine that give another engine. */
const engineMethods =
  'ssh|docker|remoteDocker|k8s|local|with|cd|env|timeout|shell|retry|defaults|raw|within|container|pod'

const enginePattern = new RegExp(
  String.raw`\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=\n]+)?=\s*(?:await\s+)?` +
    String.raw`(?:([\w$]+)\s*\.\s*(?:${engineMethods})\s*\(|createCallableEngine\s*\()`,
  'g',
)

/** Tells which template literals of a sample hold a shell command. */
export class ShellTags {
  /** The code with strings and comments blanked out, so that brackets in them do not count. */
  readonly #masked: string
  readonly #engines: ReadonlySet<string>

  constructor(code: string, spans: readonly Span[]) {
    this.#masked = maskTexts(code, spans)
    this.#engines = enginesIn(this.#masked)
  }

  /** Whether the template literal that begins at the offset holds a shell command. */
  isShellAt(offset: number): boolean {
    const { root, members } = tagBefore(this.#masked, offset)
    if (root === 'String') return false
    if (root.startsWith('$') || this.#engines.has(root)) return true
    return commandMembers.has(members.at(-1) ?? '')
  }
}

function maskTexts(code: string, spans: readonly Span[]): string {
  let masked = ''
  let at = 0
  for (const { start, end, token, mark } of spans) {
    if (mark || (token !== 's' && token !== 'c')) continue
    masked += code.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return masked + code.slice(at)
}

/** Names that were assigned an engine: `const web = $.ssh({…})`, and `const app = web.cd('/srv')` after it. */
function enginesIn(masked: string): Set<string> {
  const engines = new Set<string>()
  for (const [, name = '', source] of masked.matchAll(enginePattern)) {
    if (source === undefined || source.startsWith('$') || engines.has(source)) engines.add(name)
  }
  for (const [, name = ''] of masked.matchAll(/\$\s+as\s+([\w$]+)/g)) engines.add(name)
  return engines
}

/** Reads a chain of members and calls backwards from the backtick. */
function tagBefore(masked: string, offset: number): Tag {
  const members: string[] = []
  let at = offset
  for (;;) {
    at = skipCalls(masked, at)
    const name = /[\w$]+$/.exec(masked.slice(Math.max(0, at - 100), at))?.[0] ?? ''
    at -= name.length
    const dot = /\??\.\s*$/.exec(masked.slice(Math.max(0, at - 100), at))?.[0]
    if (!dot) return { root: name, members: members.reverse() }
    members.push(name)
    at = masked.slice(0, at - dot.length).trimEnd().length
  }
}

/** Steps over `(…)` and type arguments in front of a place. */
function skipCalls(masked: string, offset: number): number {
  let at = offset
  while (masked[at - 1] === ')') {
    let depth = 0
    do {
      at--
      if (masked[at] === ')') depth++
      if (masked[at] === '(') depth--
    } while (depth > 0 && at > 0)
  }
  return at
}
