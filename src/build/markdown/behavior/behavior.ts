import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Behavior } from '../../behavior/behavior.ts'
import { behaviorIn } from '../../behavior/known-behavior.ts'
import { factAt } from '../../behavior/look-up.ts'
import { contextOf, report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'
import { behaviorTables } from './tables.ts'
import { resultWords } from './words.ts'

type TextDirective = Extract<Nodes, { type: 'textDirective' }>

const none: Behavior = { probes: new Map(), topics: {}, version: '' }

/**
 * Writes what probes have found: `:fact[timeout-error.ssh]` as words of the text, `:::behavior` as tables. It works on
 * the Markdown, so links are checked and the plain page is written as for what an author types.
 */
export function remarkBehavior(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const state = contextOf(file).behavior
    const behavior = state ? behaviorIn(state) : none
    const replacements: { readonly parent: Parents; readonly node: Nodes; readonly written: Nodes[] }[] = []
    walkMarkdown(tree, (node, _index, parent) => {
      if (node.type === 'textDirective' && node.name === 'fact') {
        replacements.push({ parent, node, written: factWords(node, behavior, file) })
      }
      if (node.type === 'containerDirective' && node.name === 'behavior') {
        replacements.push({ parent, node, written: behaviorTables(node, behavior, file) })
      }
    })
    // Only now: one node may become several, or none.
    for (const { parent, node, written } of replacements) {
      const children: Nodes[] = parent.children
      children.splice(children.indexOf(node), 1, ...written)
    }
  }
}

function factWords(node: TextDirective, behavior: Behavior, file: VFile): PhrasingContent[] {
  const name = node.attributes?.value ?? ''
  const found = factAt(behavior, name)
  if ('fact' in found) return resultWords(found, node, file)
  report(file, node, found.problem, found.hint)
  return [{ type: 'text', value: `:fact[${name}]` }]
}
