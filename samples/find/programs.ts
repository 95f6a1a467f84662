import { createHash } from 'node:crypto'
import type { Block, Page } from '../model.ts'

/** A line of a program and where it stands. */
interface ProgramLine {
  readonly block: Block
  /** 1-based line in the text of the block. */
  readonly line: number
}

/** A sample, or the parts of one, as a whole. */
export interface Program {
  readonly page: Page
  readonly blocks: readonly Block[]
  readonly language: string
  /** File name on the reader's disk. */
  readonly file: string
  readonly text: string
  readonly lines: readonly ProgramLine[]
}

/** Programs of a page that are written in one of the languages; blocks of one `part` are joined. */
export function programsOf(page: Page, languages: ReadonlySet<string>): Program[] {
  const groups = new Map<string, Block[]>()
  for (const [index, block] of page.blocks.entries()) {
    if (!languages.has(block.language) || !isSample(block)) continue
    const key = block.meta.part ? `part ${block.language} ${block.meta.part}` : `block ${index}`
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  return [...groups.values()].map((blocks) => programOf(page, blocks))
}

/** Whether a block is a sample at all: no output, no record of commands, not excused, not of another tool. */
export function isSample({ meta }: Block): boolean {
  return !meta.output && !meta.recorded && meta.excuse === undefined && meta.foreign === undefined
}

/** Where a line of a program stands on the page. */
export function placeOf(program: Program, line: number): ProgramLine {
  const place = program.lines[Math.min(Math.max(line, 1), program.lines.length) - 1]
  if (!place) throw new Error(`${program.file} has no line`)
  return place
}

/** Source of a block as a reader gets it: a diff has its new lines, without the signs. */
function sourceOf({ text, meta }: Block): string {
  if (!meta.diff) return text
  return text
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.replace(/^[+ ]/, '')))
    .join('\n')
}

function programOf(page: Page, blocks: readonly Block[]): Program {
  const [first] = blocks
  if (!first) throw new Error('A program consists of blocks')
  const text = blocks.map(sourceOf).join('\n')
  const lines = blocks.flatMap((block) =>
    sourceOf(block)
      .split('\n')
      .map((_, index) => ({ block, line: index + 1 })),
  )
  const title = blocks.find(({ meta }) => meta.title)?.meta.title
  const file = title && isFileName(title) ? title : defaultName(first.language, text)
  return { page, blocks, language: first.language, file, text: `${text}\n`, lines }
}

/** A title may also be a phrase. `Makefile` is a name. Paths stay below the folder of the sample, or the home directory. */
function isFileName(title: string): boolean {
  const isPath = /^(?:~\/)?[\w@.-]+(?:\/[\w@.-]+)*$/.test(title) && !title.split('/').includes('..')
  return isPath && (/\.\w+$|(?:^|\/)[A-Z][a-z]+file$/.test(title) || title.startsWith('~/'))
}

function defaultName(language: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `sample-${hash}.${language}`
}
