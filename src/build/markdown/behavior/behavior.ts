import type { Nodes, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Behavior } from '../../behavior/behavior.ts'
import { behaviorIn } from '../../behavior/known-behavior.ts'
import { factAt } from '../../behavior/look-up.ts'
import { contextOf, report } from '../report.ts'
import { replaceNodes } from '../walk.ts'
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
    replaceNodes(tree, (node) => {
      if (node.type === 'textDirective' && node.name === 'fact') return factWords(node, behavior, file)
      return node.type === 'containerDirective' && node.name === 'behavior'
        ? behaviorTables(node, behavior, file)
        : undefined
    })
  }
}

function factWords(node: TextDirective, behavior: Behavior, file: VFile): PhrasingContent[] {
  const name = node.attributes?.value ?? ''
  const found = factAt(behavior, name)
  if ('fact' in found) return resultWords(found, node, file)
  report(file, node, found.problem, found.hint)
  return [{ type: 'text', value: `:fact[${name}]` }]
}
