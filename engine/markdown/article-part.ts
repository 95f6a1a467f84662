import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Block, ContainerDirective, State } from './directive.ts'

/** A block `:::name` that is filled from data: it is written as Markdown, so that its links are checked like an author's. */
export interface DrawnBlock {
  readonly draw: (block: Block, file: VFile) => RootContent[]
  /** Attributes that it accepts. */
  readonly attributes?: readonly string[]
  /** It holds words for what the data has; the others are empty in the source. */
  readonly holdsWords?: true
}

/** Writes a block `:::name` as HTML. */
export type BlockWriter = (state: State, node: ContainerDirective, file: VFile) => ElementContent

/** Writes `:name[…]` within a text as Markdown. */
export type InlineWriter = (node: Extract<Nodes, { type: 'textDirective' }>, file: VFile) => PhrasingContent[]

/** A step on the way from Markdown to HTML. */
export type MarkdownStep = (tree: Root, file: VFile) => void
export type HtmlStep = (tree: HastRoot, file: VFile) => void | Promise<void>

/** What a feature does with the text of a page. It is read only where pages are parsed. */
export interface ArticlePart {
  readonly drawn?: Readonly<Record<string, DrawnBlock>>
  readonly blocks?: Readonly<Record<string, BlockWriter>>
  readonly inline?: Readonly<Record<string, InlineWriter>>
  /** Steps, by their places: before and after blocks are drawn, on words, on figures before samples, on the whole page. */
  readonly steps?: {
    readonly source?: MarkdownStep
    readonly drawn?: MarkdownStep
    readonly words?: HtmlStep
    readonly figures?: HtmlStep
    readonly page?: HtmlStep
  }
  /** What stands above the text of a block in the plain Markdown of a page, by the name of the block. */
  readonly plainHeads?: Readonly<Record<string, (node: ContainerDirective, file: VFile) => Nodes[]>>
  /** The buttons of a sample that printed in the browser what was recorded, until its tool `run` is there. */
  readonly underSample?: (file: VFile, title: string | undefined) => Element
  /** Facts that a tool takes from its page as JSON, by the name of the tool, so that its code has no copy of them. */
  readonly toolFacts?: Readonly<Record<string, (node: ContainerDirective, file: VFile) => string | undefined>>
}

/** A feature as the parsing of pages knows it. */
export interface ArticleFeature {
  readonly name: string
  /** Imports the module of its part. */
  readonly article?: () => Promise<{ readonly article: ArticlePart }>
}

/** The parts of all features of a site, in the order of the features. */
export type ArticleParts = readonly ArticlePart[]

/** Reads what features do with texts. */
export async function articleParts(features: readonly ArticleFeature[]): Promise<ArticleParts> {
  const modules = await Promise.all(features.map(({ article }) => article?.()))
  return modules.flatMap((module) => module?.article ?? [])
}

type Tables = 'drawn' | 'blocks' | 'inline' | 'plainHeads' | 'toolFacts'

/** What the parts have of a kind for a name; undefined where no feature knows it. */
export function partNamed<K extends Tables>(
  parts: ArticleParts,
  kind: K,
  name: string,
): NonNullable<ArticlePart[K]>[string] | undefined {
  const table = parts.map((part) => part[kind]).find((one) => one && Object.hasOwn(one, name))
  return (table as Readonly<Record<string, NonNullable<ArticlePart[K]>[string]>> | undefined)?.[name]
}

/** All names of a kind. */
export function partNames(parts: ArticleParts, kind: Tables): string[] {
  return parts.flatMap((part) => Object.keys(part[kind] ?? {}))
}
