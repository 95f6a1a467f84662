import { localizedHtml } from '../config/config-html.ts'
import type { FooterConfig, FooterLinkConfig } from '../config/footer-config.ts'
import { textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import type { Footer, FooterLink } from '../model/navbar.ts'
import { hrefOf, localizedPath } from '../model/route.ts'

/** The footer of a locale. Links without a column make a single row. */
export function resolveFooter(footer: FooterConfig, locale: Locale, base: string): Footer {
  const link = (item: FooterLinkConfig): FooterLink => ({
    label: textIn(item.label, locale.code),
    path: item.to === undefined ? undefined : localizedPath(item.to, locale),
    href: item.href,
  })
  const columns = footer.links.flatMap((entry) =>
    'items' in entry ? [{ title: textIn(entry.title, locale.code), items: entry.items.map(link) }] : [],
  )
  const row = footer.links.flatMap((entry) => ('items' in entry ? [] : [link(entry)]))
  const asset = (src: string) => (src.startsWith('/') ? hrefOf(src, base) : src)
  return {
    links: columns.length > 0 ? { style: 'columns', columns } : { style: 'row', items: row },
    logo: footer.logo && {
      ...footer.logo,
      alt: textIn(footer.logo.alt, locale.code),
      src: asset(footer.logo.src),
      srcDark: footer.logo.srcDark && asset(footer.logo.srcDark),
    },
    copyright: localizedHtml(textIn(footer.copyright, locale.code), locale, base),
  }
}
