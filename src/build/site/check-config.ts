import { navbarItemTypes } from '../../model/navbar.ts'
import { suggestion } from '../../model/nearest.ts'
import { type NavbarItemConfig, type SiteConfig, textIn } from '../../model/site-config.ts'
import type { Problem } from '../problem.ts'
import { navbarItemSchemas, siteConfigSchema } from './config-schema.ts'
import type { ConfigSource } from './config-source.ts'
import { describeIssue } from './describe-issue.ts'
import { lineOf, lineOfString } from './line-of.ts'

/**
 * Everything that is wrong with a configuration by its shape alone; names of pages and sidebars are checked later.
 * @param nav where its sidebars are written.
 */
export function checkConfig(config: unknown, source: ConfigSource, nav: ConfigSource = source): Problem[] {
  if (config === undefined) {
    return [{ file: source.file, message: 'It exports no configuration.', hint: 'Write: export default site' }]
  }
  const result = siteConfigSchema.safeParse(config)
  if (!result.success) {
    return result.error.issues.flatMap((issue) =>
      describeIssue(issue, {
        value: config,
        schema: siteConfigSchema,
        source: issue.path.includes('sidebars') ? nav : source,
      }),
    )
  }
  const site = config as SiteConfig
  return [
    ...site.navbar.items.flatMap((item) => checkItem(item, source)),
    ...site.footer.links
      .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
      .flatMap((link) => checkTarget('footer', link, source)),
    ...checkUnique('docs version', site.docs.versions, ['name', 'path'], source),
    ...checkLast(site, source),
    ...checkUnique('locale', site.locales, ['code', 'path'], source),
    ...checkDefault(site, source),
  ]
}

function checkItem(item: NavbarItemConfig, source: ConfigSource): Problem[] {
  const type = item.type ?? 'default'
  const schema = navbarItemSchemas[type]
  if (!schema) {
    const message = `No NavbarItem component found for type "${type}".`
    const line = lineOfString(source.text, type)
    return [{ file: source.file, line, message, hint: suggestion(type, navbarItemTypes) }]
  }
  const result = schema.safeParse(item)
  if (!result.success) {
    return result.error.issues
      .flatMap((issue) => describeIssue(issue, { value: item, schema, source, near: nearItem(item) }))
      .map((problem) => ({ ...problem, message: `Navbar item of type "${type}": ${problem.message}` }))
  }
  if (type === 'default') return checkTarget('navbar', item, source)
  return (item.items ?? []).flatMap((child) => checkItem(child, source))
}

/** A text of an item by which its place can be found. */
function nearItem({ label, type }: NavbarItemConfig): string | undefined {
  return typeof label === 'string' ? label : (label?.en ?? type)
}

/** A link leads to one place. */
function checkTarget(
  where: string,
  { label, to, href }: Pick<NavbarItemConfig, 'label' | 'to' | 'href'>,
  { file, text }: ConfigSource,
): Problem[] {
  if ((to === undefined) !== (href === undefined)) return []
  const name = label === undefined ? '' : textIn(label, 'en')
  const message = `The ${where} link "${name}" has ${to === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'}.`
  const hint = 'Write either "to" (a route of this site) or "href" (another address).'
  return [{ file, line: lineOfString(text, name), message, hint }]
}

function checkLast({ docs: { versions } }: SiteConfig, { file, text }: ConfigSource): Problem[] {
  const last = versions.filter(({ isLast }) => isLast)
  if (last.length === 1) return []
  const names = last.length === 0 ? 'None is it now.' : `Now it is set on: ${last.map(({ name }) => name).join(', ')}.`
  const hint = `Set isLast: true on the version that readers get when they ask for none, and on no other. ${names}`
  return [{ file, line: lineOf(text, 'isLast'), message: 'Exactly one docs version must be the last one.', hint }]
}

function checkDefault({ locales: [first] }: SiteConfig, { file, text }: ConfigSource): Problem[] {
  if (!first || first.path === '/') return []
  const hint = 'Set its path to "/", or put the locale that has it first.'
  const message = `The first locale is the default one, but "${first.code}" has the path "${first.path}".`
  return [{ file, line: lineOfString(text, first.path), message, hint }]
}

function checkUnique<T, K extends keyof T & string>(
  what: string,
  entries: readonly T[],
  keys: readonly K[],
  { file, text }: ConfigSource,
): Problem[] {
  return keys.flatMap((key) => {
    const values = entries.map((entry) => String(entry[key]))
    const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index))
    return [...twice].map((value) => ({
      file,
      line: lineOfString(text, value, 2) ?? lineOfString(text, value),
      message: `Two entries of the list of ${what}s have the ${key} "${value}".`,
      hint: `Give each ${what} a ${key} of its own.`,
    }))
  })
}
