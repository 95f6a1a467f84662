import { amongTranslations } from '../../../engine/assemble/translations.ts'
import type { ResolvedConfig } from '../../../engine/config/site-config.ts'
import { textIn } from '../../../engine/model/in-language.ts'
import type { Locale } from '../../../engine/model/locale.ts'
import type { PageLink, PostAuthor, PostMeta } from '../../../engine/model/page.ts'
import { localizedPath } from '../../../engine/model/route.ts'
import type { Parsed } from '../../../engine/parse/parse-pages.ts'
import { sourceAddress } from '../../../engine/read/source-address.ts'
import type { BlogNames } from '../read/declared.ts'
import type { PostSource } from '../read/post-source.ts'
import { readingMinutes } from './reading-time.ts'

/** A post with its text parsed. */
export type ParsedPost = Parsed<PostSource>

interface PostMetaInput {
  readonly config: ResolvedConfig
  readonly locale: Locale
  readonly names: BlogNames
  readonly page: ParsedPost
  /** The same post in all languages. */
  readonly translations: readonly PostSource[]
  readonly newer?: ParsedPost
  readonly older?: ParsedPost
}

/** Everything that the shell and the lists say of a post. */
export function postMeta({ config, locale, names, page, translations, newer, older }: PostMetaInput): PostMeta {
  const { source, article } = page
  const { title, description, date, updated, tags, authors } = source.frontMatter
  return {
    kind: 'post',
    route: source.route,
    locale: locale.code,
    title,
    description,
    ...amongTranslations(source, translations, config.locales),
    breadcrumbs: [blogLink(textIn(config.blog.title, locale.code), locale), { title, path: source.path }],
    date,
    // What the author says, not the history: feeds would offer a post anew after every correction of a comma.
    updated: updated !== undefined && updated > date ? updated : null,
    minutes: readingMinutes(article, locale.code),
    authors: authors.map((key) => authorOf(key, names, locale)),
    tags: tags.map((key) => tagLink(key, names, locale)),
    newer: neighbour(newer),
    older: neighbour(older),
    editUrl: sourceAddress(config.editUrl, source),
    unpublished: source.unpublished,
  }
}

/** Link to the blog of a locale. */
export function blogLink(title: string, locale: Locale): PageLink {
  return { title, path: localizedPath('/blog', locale) }
}

/** Link to the posts with a tag. */
export function tagLink(key: string, { tags }: BlogNames, locale: Locale): PageLink {
  const title = textIn(tags[key]?.label ?? key, locale.code)
  return { title, path: localizedPath(`/blog/tags/${key}`, locale) }
}

/** An author as readers of a locale meet them. */
export function authorOf(key: string, { authors }: BlogNames, { code, path }: Locale): PostAuthor {
  const { name = key, title, url } = authors[key] ?? {}
  return {
    name: textIn(name, code),
    path: localizedPath(`/blog/authors/${key}`, { path }),
    title: title && textIn(title, code),
    url,
  }
}

function neighbour(page: ParsedPost | undefined): PageLink | undefined {
  return page && { title: page.source.frontMatter.title, path: page.source.path }
}
