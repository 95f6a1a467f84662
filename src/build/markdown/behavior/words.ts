import type { Nodes, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { probeFile } from '../../behavior/behavior.ts'
import type { FoundFact } from '../../behavior/look-up.ts'
import { wordsOf } from '../../behavior/words.ts'
import { contextOf, report } from '../report.ts'
import { inlineMarkdown } from '../text/inline-markdown.ts'

/** What was found, in the words of its probe; reported where there are none. */
export function resultWords({ fact, value }: FoundFact, node: Nodes, file: VFile): PhrasingContent[] {
  const words = wordsOf(fact, value, contextOf(file).locale)
  if (words !== undefined) return inlineMarkdown(words)
  const hint = `Write them below "results" in ${probeFile(fact.probe.name, 'yml')}:${fact.line}.`
  report(file, node, `"${fact.name}" has no words for "${value}".`, hint)
  return [{ type: 'text', value }]
}
