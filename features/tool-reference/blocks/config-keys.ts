import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Block, ContainerDirective } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { code, heading, paragraph, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, report } from '../../../engine/markdown/report.ts'
import { type ConfigWords, configWordsFile, configWordsIn } from '../config/key-words.ts'
import { type ConfigSection, configSections, isConfigSection, nearestSection } from '../rules/keys.ts'
import { keysTable } from './keys-table.ts'

/**
 * `:::keys{of="targets.hosts"}`: the keys of a section of `.xec/config.yaml`, each with an id. `:::keys{all}`: the whole
 * file, a section below each heading.
 */
export function keys({ node, attributes: { of, all } }: Block, file: VFile): RootContent[] {
  const words = configWordsFor(node, file)
  if (!words) return []
  if ((all === undefined) === (of === undefined)) {
    const hint = 'Write :::keys{of="targets.hosts"}, or :::keys{all} for the whole file.'
    report(file, node, 'The block ":::keys" names a section, or says "all".', hint)
    return []
  }
  if (of === undefined) return configSections.flatMap((section) => sectionOf(section, words, file))
  if (isConfigSection(of)) return [keysTable(of, words, file)]
  report(file, node, `".xec/config.yaml" has no section "${of}".`, nearestSection(of))
  return []
}

/** A section of the whole file: heading, what holds for all of its keys, and its table. */
function sectionOf(section: ConfigSection, words: ConfigWords, file: VFile): RootContent[] {
  const { locale } = contextOf(file)
  const said = words.sections[section]
  const title = inlineMarkdown(said?.title[locale] ?? section)
  const name = section === 'root' ? [] : [text(': '), code(section)]
  return [
    heading(section.includes('.') ? 3 : 2, [...title, ...name], idOf(section)),
    paragraph(inlineMarkdown(said?.text[locale] ?? '')),
    keysTable(section, words, file, idOf),
  ]
}

/** Id of the heading of a section: letters and hyphens. */
function idOf(section: ConfigSection): string {
  return section === 'root' ? 'top-level' : section.replaceAll('.', '-').replaceAll('$', '')
}

/** The words of the site; that there are none is reported. */
export function configWordsFor(node: ContainerDirective, file: VFile): ConfigWords | undefined {
  const { toolReference } = dataOf(file)
  const words = toolReference && configWordsIn(toolReference)
  if (!words) report(file, node, `The site has no ${configWordsFile}, so ":::${node.name}" has no words.`)
  return words
}
