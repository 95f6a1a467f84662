import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Code } from 'mdast'
import type { ContainerDirective, State } from '../directive.ts'

/** What `:::signature` and `:::synopsis` become as Markdown: still a block, which holds its lines as a sample. */
export function signatureOf(node: ContainerDirective, lines: Omit<Code, 'type'>): ContainerDirective {
  return { ...node, attributes: {}, children: [{ type: 'code', ...lines }] }
}

/** Writes such a block. */
export function signatureBlock(_: State, { name, children: [sample] }: ContainerDirective): ElementContent {
  const lines = sample?.type === 'code' ? sample.value : ''
  const className = name === 'synopsis' ? ['signature', name] : ['signature']
  return h('pre', { className, tabIndex: 0 }, [h('code', lines)])
}
