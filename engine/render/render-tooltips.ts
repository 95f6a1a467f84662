import { referenceEntries } from '../../features/api-reference/entries.ts'
import { tooltipsOf } from '../../features/api-reference/tooltips.ts'
import { glossaryIn, glossaryStateOf } from '../../features/glossary/glossary.ts'
import { termTooltips } from '../../features/glossary/term-tooltips.ts'
import { changesKey } from '../../features/history/site-changes.ts'
import type { DocPage, Site } from '../assemble/site.ts'
import { fileStem } from '../model/route.ts'
import type { Files } from '../write/output.ts'

/** Renders what the links of a page to descriptions of names show on hover: beside the page, and fetched when first wanted. */
export function tooltipRenderer({ sources, loaded }: Site): (page: DocPage) => Files {
  const state = glossaryStateOf(loaded.root)
  const glossary = state ? glossaryIn(state) : []
  /** What the pages of a version in a language describe: the same for all of them. */
  const described = new Map<string, ReturnType<typeof referenceEntries>>()
  return ({ article: { names }, source }) => {
    if (!names) return new Map()
    const key = changesKey(source)
    const entries = described.get(key) ?? referenceEntries(sources.filter((other) => changesKey(other) === key))
    described.set(key, entries)
    const tooltips = { ...tooltipsOf(names, entries), ...termTooltips(glossary, names, source.locale) }
    return new Map([[`${fileStem(source.path)}.names.json`, JSON.stringify(tooltips)]])
  }
}
