import type { RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { link, row, span, table, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { localeCodes } from '../../../engine/model/locale.ts'
import { glossaryIn } from '../glossary.ts'
import { glossaryStrings } from '../strings.ts'
import type { GlossaryEntry } from '../terms/terms.ts'

/** `:::glossary`: all terms, in both languages, each with what it means and the page that explains it. */
export function glossaryTable({ node }: Block, file: VFile): RootContent[] {
  const { glossary } = dataOf(file)
  const { locale } = contextOf(file)
  const { term, translation, means, more } = labelsOf(file, glossaryStrings)
  const entries = glossary ? [...glossaryIn(glossary)] : []
  if (entries.length === 0)
    report(file, node, 'There are no terms.', 'Write them into content/terms.yml, below "glossary".')
  const order = new Intl.Collator(locale)
  const [away = 'en'] = localeCodes.filter((code) => code !== locale)
  const rows = entries
    .sort((a, b) => order.compare(a[locale], b[locale]))
    .map((entry) => rowOf(entry, locale, away, more))
  return [table([term, translation, means], rows)]
}

type Locale = keyof GlossaryEntry['means']

function rowOf(entry: GlossaryEntry, locale: Locale, away: Locale, more: string): TableRow {
  const foreign = span(entry[away], { lang: away })
  const meaning = [...inlineMarkdown(entry.means[locale]), text(' '), link(entry.see, [text(more)])]
  return row([[text(entry[locale])], [foreign], meaning], { id: entry.id })
}
