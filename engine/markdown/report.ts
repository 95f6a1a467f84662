import type { Root } from 'hast'
import type { Node } from 'mdast'
import type { VFile } from 'vfile'
import type { ArticleStrings } from '../labels/en/pages.ts'
import { type Labels, labelsIn } from '../labels/labels-in.ts'
import { articleStrings } from '../labels/page-strings.ts'
import type { Problem } from '../problems/problem.ts'
import type { Article, ArticleContext, FeatureData, SampleColours } from './article.ts'
import type { ArticleParts } from './article-part.ts'

/** Context of one article, and how many lines of its file stand before the text that the parser sees. */
export interface FileContext extends ArticleContext {
  readonly bodyOffset: number
}

/** What the plugins collect for the article. */
type Collected = { -readonly [Key in Exclude<keyof Article, 'html' | 'terms' | 'summary'>]-?: Article[Key] }

declare module 'vfile' {
  interface DataMap extends Collected {
    context: FileContext
    /** What the features of the site do with texts. */
    parts: ArticleParts
    /** Colours of samples that an earlier build has found. */
    knownColours: SampleColours
    /** What stands before the truncation mark. */
    summary: Root
    /** How many sets of tabs the page has so far: their ids are counted. */
    tabSets: number
  }
}

/** What `parseArticle` put on the file; plugins run only on files that carry it. */
export function contextOf(file: VFile): FileContext {
  const { context } = file.data
  if (!context) throw new Error('A Markdown plugin ran on a file without context')
  return context
}

/** What features know of the page. */
export function dataOf(file: VFile): Partial<FeatureData> {
  return contextOf(file).data
}

/** Labels in the language of the article. */
export function stringsOf(file: VFile): ArticleStrings {
  return labelsOf(file, articleStrings)
}

/** Labels of a feature in the language of the article. */
export function labelsOf<T>(file: VFile, labels: Labels<T>): T {
  const { locale, mainLocale } = contextOf(file)
  return labelsIn(labels, { code: locale, main: mainLocale })
}

/** What the features of the site do with texts. */
export function partsOf(file: VFile): ArticleParts {
  return file.data.parts ?? []
}

/** What a problem can be reported at: a node of mdast or hast. */
export type Positioned = Pick<Node, 'position'>

/**
 * A line of a node that has several, counted from its first one.
 * @param margin column of the further lines; that of the node where nothing is said
 */
export function lineOf({ position }: Positioned, offset: number, margin = position?.start.column): Positioned {
  if (!position || offset === 0) return { position }
  const point = { line: position.start.line + offset, column: margin ?? 1 }
  return { position: { start: point, end: point } }
}

/** Place of a node in the author's file, front matter included; empty for nodes that plugins made up. */
export function placeOf(file: VFile, node: Positioned | undefined): Pick<Problem, 'line' | 'column'> {
  const start = node?.position?.start
  return start ? { line: start.line + contextOf(file).bodyOffset, column: start.column } : {}
}

/** Notes a problem. It stops the build, but not the rest of the checks. */
export function report(file: VFile, node: Positioned | undefined, message: string, hint?: string): void {
  file.data.problems = [...(file.data.problems ?? []), problemAt(file, node, message, hint)]
}

/** Notes what an author should know of; whether it stops the build, the configuration says. */
export function warn(file: VFile, node: Positioned | undefined, message: string, hint?: string): void {
  file.data.warnings = [...(file.data.warnings ?? []), problemAt(file, node, message, hint)]
}

function problemAt(file: VFile, node: Positioned | undefined, message: string, hint: string | undefined): Problem {
  return { file: contextOf(file).file, ...placeOf(file, node), message, ...(hint ? { hint } : {}) }
}
