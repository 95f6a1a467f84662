import type {} from 'remark-parse'
import type { Data, Processor } from 'unified'

/** Extensions of the Markdown parser, by their public types: micromark itself is no dependency of ours. */
export type SyntaxExtension = NonNullable<Data['micromarkExtensions']>[number]
export type TreeExtension = NonNullable<Data['fromMarkdownExtensions']>[number]

/** Adds to what the parser of a processor understands. */
export function extendParser(processor: Processor, syntax: SyntaxExtension, tree?: TreeExtension): void {
  const data = processor.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  if (tree) data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), tree]
}
