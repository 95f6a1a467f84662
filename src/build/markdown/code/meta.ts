import { suggestion } from '../../../model/nearest.ts'
import { type Target, targets } from '../../../model/target.ts'
import { lineRanges } from './line-ranges.ts'

/** What the marks behind a fence say about a block. */
export interface CodeMeta {
  readonly title?: string
  readonly target?: Target
  /** Highlighted lines, 1-based, ascending. */
  readonly highlighted: readonly number[]
  /** Lines that only prepare, 1-based, ascending: they show as one line that opens. */
  readonly setup: readonly number[]
  /** Number of lines after which the others fold; 0 folds none. */
  readonly fold?: number
  /** Number of the first line, where lines are numbered. */
  readonly firstLine?: number
  readonly wrap: boolean
  readonly diff: boolean
  /** The sample is complete and runs as it stands. */
  readonly run: boolean
  /** A terminal session with the tool itself, whose recording is compared. */
  readonly tool: boolean
  /** The block is the output of the sample before it. */
  readonly output: boolean
  /** The block shows the commands that Xec ran for a sample, as recorded. */
  readonly recorded: boolean
  /** Why the commands are tried with stand-ins alone, even where there is a real server. */
  readonly standin?: string
  /** What it shows is that of a real server: with a stand-in it says nothing. */
  readonly real: boolean
  /** What ran, where it is not the sample before the block: `deploy.ts staging; xec check`. */
  readonly by?: string
  /** Exit code that the sample ends with; 0 where nothing is said. */
  readonly exit?: number
  /** The output is that of this major version of Node and later ones. */
  readonly node?: number
  /** The file of a project that the block shows: `shop/deploy.ts`. */
  readonly file?: string
  /** Programs that a reader's machine may lack: where one is missing, the block is only read. */
  readonly needs?: string
  /** Files that the reader has, each with a line of text: `dist/index.html shop.conf`. */
  readonly files?: string
  /** Command lines that ran before those of a terminal session: `xec secrets set TOKEN --value 1`. */
  readonly before?: string
  /** Environment variables of the run: `STAGE=test REGION=eu`. */
  readonly env?: string
  /** Regular expressions between slashes for what differs from run to run: `/\d+ ms/`. */
  readonly varies?: string
  /** It runs until somebody presses Ctrl+C, which happens once it has printed this text. */
  readonly interrupt?: string
  /** Keys that are pressed in a terminal while it runs: `Ann{enter}`. */
  readonly keys?: string
  /** The output is the screen of that terminal: what it shows, in words. */
  readonly screen?: string
  /** Samples of a page with the same name form one program. */
  readonly part?: string
  /** Why the sample cannot be checked. */
  readonly excuse?: string
  /** The other tool that the sample is of, with its version: it is read, and neither compiled nor run. */
  readonly foreign?: string
  /** What a diagram shows. */
  readonly alt?: string
}

/** A mistake in the marks. */
export interface MetaProblem {
  readonly message: string
  readonly hint?: string
}

export interface ParsedMeta {
  readonly meta: CodeMeta
  readonly problems: readonly MetaProblem[]
}

type Draft = { -readonly [Key in keyof CodeMeta]: CodeMeta[Key] }
type Mark = { readonly name: string; readonly value?: string }

const flags = ['wrap', 'diff', 'run', 'tool', 'output', 'recorded', 'real'] as const
const texts = [
  'title',
  'part',
  'by',
  'before',
  'env',
  'file',
  'needs',
  'keys',
  'screen',
  'files',
  'varies',
  'interrupt',
  'excuse',
  'foreign',
  'standin',
  'alt',
] as const
const numbers = ['exit', 'node', 'fold'] as const
const likeNumbers = { exit: 1, node: 22, fold: 20 } as const

/** Every mark that a fence may carry, apart from `{2,4-6}`. */
export const metaMarks: readonly string[] = ['target', 'lines', 'setup', ...flags, ...texts, ...numbers]

/** Reads what follows the language of a fence: `title="deploy.ts" target=ssh {2,4-6} lines`. The language `output` is the mark. */
export function parseCodeMeta(source: string, language = ''): ParsedMeta {
  const output = language === 'output'
  const meta: Draft = {
    highlighted: [],
    setup: [],
    wrap: false,
    diff: false,
    run: false,
    tool: false,
    output,
    recorded: false,
    real: false,
  }
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
  const text = texts.find((known) => known === name)
  if (text) return setText(meta, text, value)
  const number = numbers.find((known) => known === name)
  if (number) return setNumber(meta, number, value)
  const flag = flags.find((known) => known === name)
  if (!flag) return { message: `Unknown mark "${name}" behind the fence.`, hint: suggestion(name, metaMarks) }
  if (value !== undefined) return { message: `"${name}" takes no value.`, hint: `Write ${name} alone.` }
  meta[flag] = true
}

function setText(meta: Draft, name: (typeof texts)[number], value: string | undefined): MetaProblem | undefined {
  const text = unquoted(value)
  if (!value?.startsWith('"') || value.length < 3 || !value.endsWith('"') || !text?.trim()) {
    return { message: `"${name}" needs a text in double quotes.`, hint: `Write ${name}="…".` }
  }
  meta[name] = text
}

function setNumber(meta: Draft, name: (typeof numbers)[number], value = ''): MetaProblem | undefined {
  if (!/^\d{1,3}$/.test(value)) {
    return { message: `"${name}" needs a number.`, hint: `Write ${name}=${likeNumbers[name]}.` }
  }
  meta[name] = Number(value)
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
