import { withMarks } from './written-out.ts'

/** What terminals, logs and chats put around a message, and what other programs say of themselves, is left out. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours and links of a terminal begin with Escape
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-_])/g
/** The same where a log or a clipboard has dropped the Escape. */
const bareColours = /\[(?:\d{1,3};)*\d{1,3}m/g
/** Frames of prompts, names of containers, times: whatever stands in front of what a line says. */
const fronts = [
  /^[\s│┃|┌└├╭╰◇◆▲●>]+/,
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s+/,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?\s+/,
  /^[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d \S+ [\w./-]+(?:\[\d+\])?: /,
  /^(?:##|::)\[?error\]?:*\s*/,
  /^[\w.-]+ +\| /,
  /^\[(?:std(?:out|err)|\d+|[\w.-]+)\] (?=\S)/,
]
/** Lines of other programs: npm, git, the builder of Docker, package managers and compilers of other languages. */
const others = [
  /^(?:npm|yarn|pnpm|bun) (?:ERR!|error|warn|notice|http)/i,
  /^\s*(?:ERR_PNPM|➤ YN)/,
  /^(?:fatal|remote|hint): /,
  /^git@|^error: (?:pathspec|failed to push|src refspec|Your local changes|cannot lock ref)/,
  /^(?:#\d+ |ERROR: failed to |failed to solve|Step \d+\/\d+|Dockerfile:\d+| > \[)/,
  /^(?:pip|cargo|go|mvn|gradle|terraform|make(?:\[\d+\])?): /i,
  /^(?:E|W|Err):\d* /,
  /^-?(?:bash|zsh|fish): (?!line \d)/,
]

/** What git and the image builder print of other programs is about them. */
const wholes = [
  /Could not read from remote repository/,
  /failed to solve|returned a non-zero code: \d+|^Step \d+\/\d+ :/m,
]

/** Whether a text speaks of Xec: what many programs print is then a message of this one. */
export function speaksOfXec(text: string): boolean {
  return /@xec-sh|(?:^|[\s/`'"$])xec(?:[\s'"`:]|$)|\.xec\/|■ {1,3}|\b(?:Command|Connection|Docker|Adapter|Execution|Kubernetes|Retry|Secret|Task)Error\b|Failed to connect to \S*: /m.test(
    text,
  )
}

/** The lines of a text that may hold a message, without what stands around them. */
export function cleanText(text: string): string {
  if (wholes.some((whole) => whole.test(text)) && !speaksOfXec(text)) return ''
  const plain = withMarks(text)
    .replace(escapes, '')
    .replace(bareColours, '')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u00a0/g, ' ')
  return plain
    .split(/\r\n?|\n/)
    .map(withoutFront)
    .filter((line) => !isOfAnother(line))
    .join('\n')
}

function withoutFront(line: string): string {
  return fronts.reduce((rest, front) => rest.replace(front, ''), line).trimEnd()
}

/** A line of another program that names Xec is about it: npm that does not find one of its packages. */
function isOfAnother(line: string): boolean {
  return others.some((other) => other.test(line)) && !/@xec-sh|\bxec\b|workspace:/.test(line)
}
