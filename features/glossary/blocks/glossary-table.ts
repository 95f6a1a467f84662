import type { RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { link, row, span, table, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { glossaryIn } from '../glossary.ts'
import { glossaryStrings } from '../strings.ts'
import type { GlossaryEntry } from '../terms/terms.ts'

/** `:::glossary`: all terms, in all languages of the site, each with what it means and the page that explains it. */
export function glossaryTable({ node }: Block, file: VFile): RootContent[] {
  const { glossary } = dataOf(file)
  const { locale, localeCodes } = contextOf(file)
  const { term, means, more } = labelsOf(file, glossaryStrings)
  const entries = glossary ? [...glossaryIn(glossary)] : []
  if (entries.length === 0)
    report(file, node, 'There are no terms.', 'Write them into content/terms.yml, below "glossary".')
  const order = new Intl.Collator(locale)
  const others = localeCodes.filter((code) => code !== locale)
  const rows = entries
    .sort((a, b) => order.compare(inLanguage<string>(a, locale), inLanguage<string>(b, locale)))
    .map((entry) => rowOf(entry, locale, others, more))
  return [table([term, ...others.map((code) => nameOf(code, locale)), means], rows)]
}

function rowOf(entry: GlossaryEntry, locale: LocaleCode, others: readonly LocaleCode[], more: string): TableRow {
  const foreign = others.map((code) => [span(inLanguage<string>(entry, code), { lang: code })])
  const meaning = [...inlineMarkdown(inLanguage(entry.means, locale)), text(' '), link(entry.see, [text(more)])]
  return row([[text(inLanguage<string>(entry, locale))], ...foreign, meaning], { id: entry.id })
}

/** A language as another one calls it, as the head of a column. */
function nameOf(code: LocaleCode, locale: LocaleCode): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
