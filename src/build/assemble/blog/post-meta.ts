import type { Locale, LocaleCode } from '../../../model/locale.ts'
import type { PageLink, PostAuthor, PostMeta } from '../../../model/page.ts'
import { localizedPath, type Path } from '../../../model/route.ts'
import { textIn } from '../../../model/site-config.ts'
import type { BlogNames } from '../../content/blog/declared.ts'
import type { PostSource } from '../../content/blog/post-source.ts'
import { sourceAddress } from '../../content/source-address.ts'
import type { Article } from '../../markdown/article.ts'
import type { LoadedSite } from '../../site/load-site.ts'
import { readingMinutes } from './reading-time.ts'

/** A post with its text parsed. */
export interface ParsedPost {
  readonly source: PostSource
  readonly article: Article
}

interface PostMetaInput {
  readonly loaded: LoadedSite
  readonly locale: Locale
  readonly names: BlogNames
  readonly page: ParsedPost
  /** The same post in all languages. */
  readonly translations: readonly ParsedPost[]
  readonly newer?: ParsedPost
  readonly older?: ParsedPost
}

/** Everything that the shell and the lists say of a post. */
export function postMeta({ loaded, locale, names, page, translations, newer, older }: PostMetaInput): PostMeta {
  const { source, article } = page
  const { config } = loaded
  const { title, description, date, updated, tags, authors } = source.post
  return {
    kind: 'post',
    route: source.route,
    locale: locale.code,
    title,
    description,
    alternates: Object.fromEntries(
      translations.map((translation) => [translation.source.locale, translation.source.path]),
    ),
    breadcrumbs: [blogLink(config.blog.title[locale.code], locale), { title, path: source.path }],
    date,
    // What the author says, not the history: feeds would offer a post anew after every correction of a comma.
    updated: updated !== undefined && updated > date ? updated : null,
    minutes: readingMinutes(article, locale.code),
    authors: authors.map((key) => authorOf(key, names, locale)),
    tags: tags.map((key) => tagLink(key, names, locale)),
    newer: neighbour(newer),
    older: neighbour(older),
    editUrl: sourceAddress(config.editUrl, source),
    staleSource: staleSource(source, translations, config.locales[0]?.code),
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
  return page && { title: page.source.post.title, path: page.source.path }
}

/** Path of the source page when the translation was made from another state of it. */
function staleSource(source: PostSource, translations: readonly ParsedPost[], first?: LocaleCode): Path | undefined {
  const original = translations.find((translation) => translation.source.locale === first)?.source
  if (!original || original === source || source.post.source === original.sourceHash) return undefined
  return original.path
}
