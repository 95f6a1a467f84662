import type { Nodes, Paragraph } from 'mdast'
import type { Options } from 'remark-rehype'

type Handler = NonNullable<NonNullable<Options['handlers']>['root']>
export type State = Parameters<Handler>[0]
export type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

/** A `:::name[title]{attributes}` block: its title apart from what stands in it. */
export interface Block {
  readonly node: ContainerDirective
  readonly title: Paragraph | undefined
  readonly body: ContainerDirective
  /** Those that it may have. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}
