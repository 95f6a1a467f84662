import type { LocaleCode } from '../../model/locale.ts'
import { localizedPath } from '../../model/route.ts'
import type { BlogPost } from '../assemble/blog/blog.ts'
import type { DocPage, HomePage, Site } from '../assemble/site.ts'
import type { PlainPage } from './page-markdown.ts'

/** A page of the documentation. */
export function plainDoc({ source: { path }, meta, article }: DocPage): PlainPage {
  const { title, description } = meta
  return {
    path,
    title,
    description,
    // Not every text that names a page asks for its words.
    get markdown() {
      return article.markdown
    },
  }
}

/** A post of the blog. */
export function plainPost({ source: { path }, meta, article: { markdown } }: BlogPost): PlainPage {
  const { title, description, date, authors } = meta
  return { path, title, description, facts: [date, ...authors.map(({ name }) => name)].join(', '), markdown }
}

/** The front page of a locale. */
export function plainHome({ loaded }: Site, { source, article: { markdown } }: HomePage): PlainPage {
  const { title, description } = source
  return { path: localizedPath('/', localeNamed(loaded.config.locales, source.locale)), title, description, markdown }
}

function localeNamed<L extends { readonly code: LocaleCode }>(locales: readonly L[], code: LocaleCode): L {
  const locale = locales.find((one) => one.code === code)
  if (!locale) throw new Error(`The site has no locale "${code}"`)
  return locale
}
