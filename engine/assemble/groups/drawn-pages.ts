import { type DocsVersionConfig, isGroup } from '../../config/docs-config.ts'
import type { ResolvedConfig } from '../../config/site-config.ts'
import { labelsIn } from '../../labels/labels-in.ts'
import { groupStrings } from '../../labels/page-strings.ts'
import { fill, plural } from '../../labels/plural.ts'
import { plainText } from '../../markdown/plain/page-markdown.ts'
import { textIn } from '../../model/in-language.ts'
import type { Locale } from '../../model/locale.ts'
import { localizedPath } from '../../model/route.ts'
import { sourceHash } from '../../read/source-hash.ts'
import type { SourcePage } from '../../read/source-page.ts'
import type { PlacedGroup } from './placed-group.ts'
import { type GroupPlan, planGroups } from './plan.ts'

/** Plans by the names of the docs versions. */
export type GroupPlans = ReadonlyMap<string, GroupPlan>

/** Finds what answers at the beginnings of all routes. */
export function planAll(config: ResolvedConfig, pages: readonly SourcePage[]): GroupPlans {
  const redirects = Object.keys(config.redirects ?? {})
  return new Map(
    config.docs.versions.map((version) => {
      const own = pages.filter((page) => page.version === version)
      const taken = redirects.flatMap((route) =>
        route.startsWith(`${version.path}/`) ? [route.slice(version.path.length + 1)] : [],
      )
      return [version.name, planGroups(version, new Set(own.map(({ id }) => id)), new Set(taken))]
    }),
  )
}

/** The indexes of groups that nobody has written, in each language that has any of their pages. */
export function drawnPages(
  { locales, docs }: ResolvedConfig,
  plans: GroupPlans,
  pages: readonly SourcePage[],
): SourcePage[] {
  return docs.versions.flatMap((version) =>
    locales.flatMap((locale) => {
      const own = pages.filter((page) => page.version === version && page.locale === locale.code)
      return drawnIn(version, locale, plans.get(version.name), own)
    }),
  )
}

function drawnIn(
  version: DocsVersionConfig,
  locale: Locale,
  plan: GroupPlan | undefined,
  pages: readonly SourcePage[],
): SourcePage[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  // The innermost first: the others list them.
  return [...(plan?.drawn ?? [])].reverse().flatMap((placed) => {
    const id = plan?.pages.get(placed.group) ?? ''
    const ids = placed.group.items.map((node) => (isGroup(node) ? (plan?.pages.get(node) ?? node.page) : node))
    const listed = ids.flatMap((one) => (one === undefined ? [] : (byId.get(one) ?? [])))
    if (listed.length === 0) return []
    const drawn = draw(version, locale, id, placed, listed)
    byId.set(id, drawn)
    return [drawn]
  })
}

/** The same for all of them, so that none is taken for a translation of another state. */
const state = sourceHash('')

function draw(
  version: DocsVersionConfig,
  locale: Locale,
  id: string,
  { group, above }: PlacedGroup,
  lists: readonly SourcePage[],
): SourcePage {
  const label = textIn(group.label, locale.code)
  const around = above.at(-1)
  const outer = around && textIn(around.label, locale.code)
  const title = outer === undefined ? label : `${outer}: ${label}`
  const description = sentence(locale, lists)
  const cards = lists.map((page) => card(locale, page))
  const route = `${version.path}/${id}`
  return {
    // Where somebody would write it: from then on it is not drawn.
    file: `content/${locale.code}/${version.content}/${id}.md`,
    locale: locale.code,
    route,
    path: localizedPath(route, locale),
    frontMatter: { title, description, kind: 'explanation', sidebarLabel: label, source: state },
    keyLines: new Map(),
    body: [plainText(description), '', ':::cards{facts}', ...cards, ':::', ''].join('\n'),
    bodyOffset: 0,
    sourceHash: state,
    version,
    id,
    lists,
  }
}

/** What descriptions may have at most, as those that are written. */
const most = 160

/** Names as many of the pages as have room. */
function sentence(locale: Locale, pages: readonly SourcePage[]): string {
  const { about, more } = labelsIn(groupStrings, locale)
  const { htmlLang } = locale
  const names = pages.map(({ frontMatter }) => frontMatter.sidebarLabel ?? frontMatter.title)
  const list = new Intl.ListFormat(htmlLang)
  const naming = (count: number) => {
    const rest = names.length - count
    const shown = [...names.slice(0, count), ...(rest > 0 ? [fill(more, { count: String(rest) })] : [])]
    return fill(plural(names.length, about, htmlLang), { pages: list.format(shown) })
  }
  const counts = names.map((_, index) => names.length - index)
  return naming(counts.find((count) => naming(count).length <= most) ?? 1)
}

/** A page has kind and environment; a group inside the group says in its sentence what it has. */
function card(locale: Locale, { route, frontMatter, lists }: SourcePage): string {
  const { kinds, targets } = labelsIn(groupStrings, locale)
  const { title, sidebarLabel, description, kind, target } = frontMatter
  const text = `: ${plainText(description)}`
  if (lists) return `- [${plainText(sidebarLabel ?? title)}](${route})${text}`
  const facts = [kinds[kind], ...(target ? [targets[target]] : [])]
  return `- [${plainText(title)}](${route})${text} *${facts.join(' · ')}*`
}
