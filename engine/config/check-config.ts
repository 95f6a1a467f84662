import { textIn } from '../model/in-language.ts'
import type { LocaleCode } from '../model/locale.ts'
import { suggestion } from '../model/nearest.ts'
import type { Problem } from '../problems/problem.ts'
import type { ConfigSource, ValuePath } from './config-source.ts'
import { describeIssue } from './describe-issue.ts'
import type { FooterConfig } from './footer-config.ts'
import { languageCode, withLanguages } from './localized-schema.ts'
import { type NavbarItemConfig, navbarItemSchemas } from './navbar-config.ts'
import { type SiteConfig, siteConfigSchema } from './site-config.ts'

/** Everything that is wrong with a configuration by its shape alone; names of pages and sidebars are checked later. */
export function checkConfig(config: unknown, source: ConfigSource): Problem[] {
  if (config === undefined) {
    return [{ file: source.file, message: 'It exports no configuration.', hint: 'Write: export default site' }]
  }
  const result = withLanguages(codesOf(config), () => siteConfigSchema.safeParse(config))
  if (!result.success) {
    return result.error.issues.flatMap((issue) =>
      describeIssue(issue, { value: config, schema: siteConfigSchema, source, path: [] }),
    )
  }
  const site = config as SiteConfig
  return [
    ...site.navbar.items.flatMap((item, index) => checkItem(item, ['navbar', 'items', index], source, codesOf(config))),
    ...site.footer.links.flatMap((entry, index) => checkFooterEntry(entry, ['footer', 'links', index], source)),
    ...checkUnique('docs version', ['docs', 'versions'], site.docs.versions, ['name', 'path'], source),
    ...checkLast(site, source),
    ...checkUnique('locale', ['locales'], site.locales, ['code', 'path'], source),
    ...checkDefault(site, source),
  ]
}

/** The languages of a configuration that may be wrong. */
function codesOf(config: unknown): LocaleCode[] {
  const { locales } = config as Partial<SiteConfig>
  return Array.isArray(locales) ? locales.flatMap(({ code }) => (languageCode.test(code) ? [code] : [])) : []
}

function checkFooterEntry(entry: FooterConfig['links'][number], path: ValuePath, source: ConfigSource): Problem[] {
  if (!('items' in entry)) return checkTarget('footer', entry, path, source)
  return entry.items.flatMap((link, index) => checkTarget('footer', link, [...path, 'items', index], source))
}

function checkItem(
  item: NavbarItemConfig,
  path: ValuePath,
  source: ConfigSource,
  codes: readonly LocaleCode[],
): Problem[] {
  const type = item.type ?? 'default'
  const schema = navbarItemSchemas.get(type)
  if (!schema) {
    const message = `No NavbarItem component found for type "${type}".`
    return [{ ...source.placeOf([...path, 'type']), message, hint: suggestion(type, [...navbarItemSchemas.keys()]) }]
  }
  const result = withLanguages(codes, () => schema.safeParse(item))
  if (!result.success) {
    return result.error.issues
      .flatMap((issue) => describeIssue(issue, { value: item, schema, source, path }))
      .map((problem) => ({ ...problem, message: `Navbar item of type "${type}": ${problem.message}` }))
  }
  if (type === 'default') return checkTarget('navbar', item, path, source)
  return (item.items ?? []).flatMap((child, index) => checkItem(child, [...path, 'items', index], source, codes))
}

/** A link leads to one place. */
function checkTarget(
  where: string,
  { label, to, href }: Pick<NavbarItemConfig, 'label' | 'to' | 'href'>,
  path: ValuePath,
  source: ConfigSource,
): Problem[] {
  if ((to === undefined) !== (href === undefined)) return []
  const name = label === undefined ? '' : textIn(label, 'en')
  const message = `The ${where} link "${name}" has ${to === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'}.`
  const hint = 'Write either "to" (a route of this site) or "href" (another address).'
  return [{ ...source.placeOf(path), message, hint }]
}

function checkLast({ docs: { versions } }: SiteConfig, source: ConfigSource): Problem[] {
  const last = versions.filter(({ isLast }) => isLast)
  if (last.length === 1) return []
  const names = last.length === 0 ? 'None is it now.' : `Now it is set on: ${last.map(({ name }) => name).join(', ')}.`
  const hint = `Set isLast: true on the version that readers get when they ask for none, and on no other. ${names}`
  const index = versions.findLastIndex(({ isLast }) => isLast)
  const place = source.placeOf(['docs', 'versions', ...(index < 0 ? [] : [index, 'isLast'])])
  return [{ ...place, message: 'Exactly one docs version must be the last one.', hint }]
}

function checkDefault({ locales: [first] }: SiteConfig, source: ConfigSource): Problem[] {
  if (!first || first.path === '/') return []
  const hint = 'Set its path to "/", or put the locale that has it first.'
  const message = `The first locale is the default one, but "${first.code}" has the path "${first.path}".`
  return [{ ...source.placeOf(['locales', 0, 'path']), message, hint }]
}

function checkUnique<T, K extends keyof T & string>(
  what: string,
  path: ValuePath,
  entries: readonly T[],
  keys: readonly K[],
  source: ConfigSource,
): Problem[] {
  return keys.flatMap((key) => {
    const values = entries.map((entry) => String(entry[key]))
    return values.flatMap((value, index) => {
      if (values.indexOf(value) === index) return []
      const message = `Two entries of the list of ${what}s have the ${key} "${value}".`
      return [{ ...source.placeOf([...path, index, key]), message, hint: `Give each ${what} a ${key} of its own.` }]
    })
  })
}
