import type { Nodes, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, report } from '../../../engine/markdown/report.ts'
import { type Behavior, probeFile } from '../behavior.ts'
import { behaviorIn } from '../known-behavior.ts'
import { type FoundFact, factAt } from '../look-up.ts'
import { wordsOf } from '../result-words.ts'

const none: Behavior = { probes: new Map(), topics: {}, version: '' }

/** What probes have found, as far as the article is to know of it. */
export function behaviorFor(file: VFile): Behavior {
  const { behavior } = dataOf(file)
  return behavior ? behaviorIn(behavior) : none
}

/** `:fact[timeout-error.ssh]`: what was found, as words of the text. */
export function factWords(node: Extract<Nodes, { type: 'textDirective' }>, file: VFile): PhrasingContent[] {
  const name = node.attributes?.value ?? ''
  const found = factAt(behaviorFor(file), name)
  if ('fact' in found) return resultWords(found, node, file)
  report(file, node, found.problem, found.hint)
  return [text(`:fact[${name}]`)]
}

/** What was found, in the words of its probe; reported where there are none. */
export function resultWords({ fact, value }: FoundFact, node: Nodes, file: VFile): PhrasingContent[] {
  const words = wordsOf(fact, value, contextOf(file).locale)
  if (words !== undefined) return inlineMarkdown(words)
  const hint = `Write them below "results" in ${probeFile(fact.probe.name, 'yml')}:${fact.line}.`
  report(file, node, `"${fact.name}" has no words for "${value}".`, hint)
  return [text(value)]
}
