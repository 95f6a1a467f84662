import { suggestion } from '../../model/nearest.ts'
import { type Target, targets } from '../../model/target.ts'
import { lineRanges } from './line-ranges.ts'

/**
 * The marks by their names, each with a value such as it takes: `false` where it stands alone. That of a number is the example
 * in hints.
 */
const marks = {
  wrap: false,
  diff: false,
  /** The sample is complete and runs as it stands. */
  run: false,
  /** A terminal session with the tool itself, whose recording is compared. */
  tool: false,
  /** The block is the output of the sample before it. */
  output: false,
  /** The block shows the commands that were run for a sample, as recorded. */
  recorded: false,
  title: 'deploy.ts',
  /** Samples of a page with the same name form one program. */
  part: 'name',
  /** What ran, where it is not the sample before the block. */
  by: 'deploy.ts staging; npm run check',
  /** Command lines that ran before those of a terminal session. */
  before: 'tool secrets set TOKEN --value 1',
  /** Environment variables of the run. */
  env: 'STAGE=test REGION=eu',
  /** The file of a project that the block shows. */
  file: 'shop/deploy.ts',
  /** Programs that a reader's machine may lack: where one is missing, the block is only read. */
  needs: 'nginx psql',
  /** Keys that are pressed in a terminal while it runs. */
  keys: 'Ann{enter}',
  /** The output is the screen of that terminal: what it shows, in words. */
  screen: 'A question',
  /** Files that the reader has, each with a line of text. */
  files: 'dist/index.html shop.conf',
  /** Regular expressions between slashes for what differs from run to run. */
  varies: String.raw`/\d+ ms/`,
  /** It runs until somebody presses Ctrl+C, which happens once it has printed this text. */
  interrupt: 'Ctrl+C',
  /** Why the sample cannot be checked. */
  excuse: 'reason',
  /** The other tool that the sample is of, with its version: it is read, and neither compiled nor run. */
  foreign: 'zx 8.8.5',
  /** Why a stand-in answers the commands, although there is a real server. */
  standin: 'reason',
  /** What a diagram shows. */
  alt: 'what it shows',
  /** Exit code that the sample ends with; 0 where nothing is said. */
  exit: 1,
  /** The output is that of this major version of Node and later ones. */
  node: 22,
  /** Number of lines after which the others fold; 0 folds none. */
  fold: 20,
}

type Marks = typeof marks
type Flag = { [Name in keyof Marks]: Marks[Name] extends boolean ? Name : never }[keyof Marks]

/** What the marks behind a fence say about a block. */
export interface CodeMeta extends Readonly<Pick<Marks, Flag>>, Readonly<Partial<Omit<Marks, Flag>>> {
  readonly target?: Target
  /** Highlighted lines, 1-based, ascending. */
  readonly highlighted: readonly number[]
  /** Lines that only prepare, 1-based, ascending: they show as one line that opens. */
  readonly setup: readonly number[]
  /** Number of the first line, where lines are numbered. */
  readonly firstLine?: number
}

/** A mistake in the marks. */
export interface MetaProblem {
  readonly message: string
  readonly hint?: string
}

type Draft = { -readonly [Key in keyof CodeMeta]: CodeMeta[Key] }
type Mark = { readonly name: string; readonly value?: string }

/** Every mark that a fence may carry, apart from `{2,4-6}`. */
const names = ['target', 'lines', 'setup', ...Object.keys(marks)]

/** Reads what follows the language of a fence: `title="deploy.ts" target=ssh {2,4-6} lines`. The language `output` is the mark. */
export function parseCodeMeta(source: string, language = ''): { meta: CodeMeta; problems: readonly MetaProblem[] } {
  const flags = Object.fromEntries(Object.entries(marks).filter(([, value]) => value === false)) as Pick<Marks, Flag>
  const meta: Draft = { ...flags, output: language === 'output', highlighted: [], setup: [] }
  const problems: MetaProblem[] = []
  const seen = new Set<string>()
  for (const word of wordsOf(source)) {
    const mark = word.startsWith('{') ? { name: '{…}', value: word } : markOf(word)
    const problem = seen.has(mark.name) ? { message: `"${mark.name}" stands twice behind the fence.` } : set(meta, mark)
    seen.add(mark.name)
    if (problem) problems.push(problem)
  }
  // The path within the project.
  if (meta.file && !meta.title) meta.title = meta.file.slice(meta.file.indexOf('/') + 1)
  return { meta, problems }
}

/** Words are separated by spaces; quotes and braces hold them together. */
function wordsOf(source: string): string[] {
  return source.match(/(?:[^\s="{]+=)?\{[^}]*\}?|[^\s="{]+="[^"]*"?|[^\s{]+/g) ?? []
}

function markOf(word: string): Mark {
  const equals = word.indexOf('=')
  return equals < 0 ? { name: word } : { name: word.slice(0, equals), value: word.slice(equals + 1) }
}

/** Notes one mark, or says what is wrong with it. */
function set(meta: Draft, { name, value }: Mark): MetaProblem | undefined {
  if (name === '{…}') return setRanges(meta, 'highlighted', value ?? '', '{2,4-6}')
  if (name === 'setup') return setRanges(meta, 'setup', value ?? '', 'setup={1-8}')
  if (name === 'target') return setTarget(meta, unquoted(value))
  if (name === 'lines') return setLines(meta, value)
  if (Object.hasOwn(marks, name)) return setMark(meta, name as keyof Marks, value)
  return { message: `Unknown mark "${name}" behind the fence.`, hint: suggestion(name, names) }
}

function setMark(meta: Draft, name: keyof Marks, value: string | undefined): MetaProblem | undefined {
  const kind = typeof marks[name]
  const text = unquoted(value)
  if (kind === 'boolean' && value !== undefined) {
    return { message: `"${name}" takes no value.`, hint: `Write ${name} alone.` }
  }
  if (kind === 'number' && !/^\d{1,3}$/.test(value ?? '')) {
    return { message: `"${name}" needs a number.`, hint: `Write ${name}=${marks[name]}.` }
  }
  if (kind === 'string' && (!value?.startsWith('"') || value.length < 3 || !value.endsWith('"') || !text?.trim())) {
    return { message: `"${name}" needs a text in double quotes.`, hint: `Write ${name}="…".` }
  }
  Object.assign(meta, { [name]: kind === 'boolean' || (kind === 'number' ? Number(value) : text) })
}

function setTarget(meta: Draft, value = ''): MetaProblem | undefined {
  const target = targets.find((known) => known === value)
  if (!target) return { message: `Unknown target "${value}".`, hint: suggestion(value, targets) }
  meta.target = target
}

function setLines(meta: Draft, value = '1'): MetaProblem | undefined {
  const number = unquoted(value) ?? ''
  if (!/^\d{1,6}$/.test(number)) {
    return { message: `"lines=${value}" is not a line number.`, hint: 'Write lines or lines=10.' }
  }
  meta.firstLine = Number(number)
}

function setRanges(
  meta: Draft,
  name: 'highlighted' | 'setup',
  braces: string,
  example: string,
): MetaProblem | undefined {
  const lines = lineRanges(braces)
  if (!lines) {
    const written = name === 'highlighted' ? braces : ['setup', braces].filter(Boolean).join('=')
    const hint = `Write the numbers of lines and ranges with commas between them: ${example}.`
    return { message: `"${written}" is not a list of lines.`, hint }
  }
  meta[name] = lines
}

function unquoted(value: string | undefined): string | undefined {
  return value?.replace(/^"|"$/g, '')
}
