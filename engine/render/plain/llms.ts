import type { Site } from '../../assemble/site.ts'
import type { SiteConfig } from '../../config/site-config.ts'
import { labelsIn } from '../../labels/labels-in.ts'
import { plainStrings } from '../../labels/page-strings.ts'
import { fill } from '../../labels/plural.ts'
import { escaped, markdownPath, type PlainPage, pageMarkdown } from '../../markdown/plain/page-markdown.ts'
import { textIn } from '../../model/in-language.ts'
import type { Locale } from '../../model/locale.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import type { Text } from '../../write/output.ts'
import { absoluteUrl } from '../head/addresses.ts'
import { plainSections } from './sections.ts'

/** The site for programs that read: `llms.txt` lists its pages, `llms-full.txt` holds them. By what follows `llms`. */
export function llmsFiles(site: Site, locale: Locale): ReadonlyMap<string, Text> {
  return new Map<string, Text>([
    ['.txt', listOfPages(site, locale)],
    ['-full.txt', textOfPages(site, locale)],
  ])
}

/** Paths of these files: links may lead to them. */
export function llmsPaths({ locales }: Pick<SiteConfig, 'locales'>): Path[] {
  return locales.flatMap((locale) => ['/llms.txt', '/llms-full.txt'].map((route) => localizedPath(route, locale)))
}

function listOfPages(site: Site, locale: Locale): string {
  const { config } = site.loaded
  const full = absoluteUrl(config, localizedPath('/llms-full.txt', locale))
  const link = ({ title, description, path }: PlainPage) =>
    `- [${escaped(title)}](${absoluteUrl(config, encodeURI(markdownPath(path)))}): ${escaped(description)}`
  const sections = plainSections(site, locale).map(
    ({ title, pages }) => `## ${escaped(title)}\n\n${pages.map(link).join('\n')}`,
  )
  const about = fill(labelsIn(plainStrings, locale).everyPage, { full })
  return `${[...head(site, locale), about, ...sections].join('\n\n')}\n`
}

/** Page by page: all of them are as much as the pages of a site. */
function* textOfPages(site: Site, locale: Locale): Generator<string> {
  const pages = plainSections(site, locale).flatMap((section) => section.pages)
  yield head(site, locale).join('\n\n')
  for (const page of new Map(pages.map((page) => [page.path, page])).values()) {
    const address = `<${absoluteUrl(site.loaded.config, encodeURI(page.path))}>`
    yield `\n\n${pageMarkdown(page, address).trimEnd()}\n`
  }
}

function head(site: Site, locale: Locale): string[] {
  const { title, tagline } = site.loaded.config
  const home = site.homes.find(({ source }) => source.locale === locale.code)
  const description = home ? home.meta.description : textIn(tagline, locale.code)
  return [`# ${escaped(title)}`, `> ${escaped(description)}`]
}
