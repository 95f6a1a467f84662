import type { FootnoteDefinition, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'

/** Reports footnotes without a text and texts without a footnote: one prints as typed, the other would be lost. */
export function remarkFootnotes(tree: Root, file: VFile): void {
  const source = String(file)
  const called = new Set<string>()
  const defined: FootnoteDefinition[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'footnoteReference') called.add(node.identifier)
    if (node.type === 'footnoteDefinition') defined.push(node)
    if (node.type === 'text' && node.value.includes('[^')) checkText(node, source, file)
  })
  for (const node of defined) {
    if (called.has(node.identifier)) continue
    const hint = `Call it in the text: "[^${node.identifier}]".`
    report(file, node, `The footnote "${node.identifier}" is never called.`, hint)
  }
}

function checkText(node: Text, source: string, file: VFile): void {
  const raw = source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  const name = /(?<!\\)\[\^([^\]\s]+)\]/.exec(raw)?.[1]
  if (name) report(file, node, `The footnote "${name}" has no text.`, `Write it below: "[^${name}]: text".`)
}
