import type { Root } from 'mdast'
import type { CodeMeta } from '../engine/markdown/code/meta.ts'
import type { RecordEntry } from '../engine/markdown/code/record/record.ts'
import type { LocaleCode } from '../engine/model/locale.ts'
import type { Problem } from '../engine/problems/problem.ts'
import type { Outcome } from './job.ts'
import type { Side } from './pair-side.ts'

/** A fenced block of a page. */
export interface Block {
  readonly page: Page
  /** Id of the language; empty where there is none. */
  readonly language: string
  /** The word behind the fence. */
  readonly name: string
  /** What follows it, as written. */
  readonly metaText: string
  readonly meta: CodeMeta
  readonly text: string
  /** Lines of the text, 1-based, that are marked as wrong or with a warning. */
  readonly marked: readonly number[]
  /** Line of the opening fence in the file, 1-based; the first line of the text is the next one. */
  readonly line: number
  /** The file of a project that fills the block, by its path from the site's root. */
  readonly source?: string
  /** The side of a pair that it stands on. */
  readonly side?: Side
}

/** A piece of code within a paragraph, a heading or a table. */
export interface InlineCode {
  readonly text: string
  readonly line: number
}

/** A project that a page offers whole: a reader has its files from there on. */
export interface PageProject {
  readonly name: string
  readonly line: number
  readonly files: Readonly<Record<string, string>>
}

/** What a page gives the checker to do. */
export interface Page {
  readonly file: string
  readonly locale: LocaleCode
  /** The same for the versions of a page in all languages. */
  readonly translationKey: string
  /** Its text as the site's parser reads it, and how many lines of the file stand above. */
  readonly tree: Root
  readonly bodyOffset: number
  readonly blocks: readonly Block[]
  readonly inline: readonly InlineCode[]
  readonly projects: readonly PageProject[]
  /** Names of other tools, and of what is known to be missing. */
  readonly foreignNames: readonly string[]
  /** Line of the front matter key that lists them. */
  readonly foreignLine: number
  /** Facts that it types on purpose, each with the reason, and the line of the key. */
  readonly typed: readonly string[]
  readonly typedLine: number
}

/** How a block was checked, from the most to the least that can be said. */
export type How = 'run' | 'tool' | 'recorded' | 'compiled' | 'parsed'

/** Something wrong with a sample: the problem, and what the compiler or the program said. */
export interface Complaint extends Problem {
  /** The sample, for a reader of the report: `deploy.ts` or `ts sample`. */
  readonly sample?: string
  readonly said?: string
}

/** A block that passed. */
export interface Passed {
  readonly block: Block
  readonly how: How
  /** What the run printed, or the commands that were recorded. */
  readonly output?: string
  /** Colours of the screen that it drew in a terminal. */
  readonly screen?: string
  /** The real servers that it was run on: `OpenSSH 9.2`. */
  readonly on?: readonly string[]
  /** What its run did, where it ran. */
  readonly outcome?: Outcome
  /** What the record has of it, where it was not run now. */
  readonly kept?: RecordEntry
  /** When and with which major version of Node it was recorded with the tool. */
  readonly recorded?: { readonly date: string; readonly node: number }
}

/** What a kind of check found. */
export interface Findings {
  readonly passed: readonly Passed[]
  readonly complaints: readonly Complaint[]
}

/** A complaint about a block; `line` counts in its text, from 1, and 0 is the fence. */
export function complain(block: Block, line: number, message: string, rest: Partial<Complaint> = {}): Complaint {
  const isInSource = block.source !== undefined && line > 0
  const place = isInSource ? { file: block.source, line } : { file: block.page.file, line: block.line + line }
  return { ...place, sample: nameOf(block), message, ...rest }
}

/** How the report calls a block. */
export function nameOf({ meta, name }: Block): string {
  return meta.title ?? `${name || 'text'} sample`
}
