import type { Post, PostList, SiteBlog } from '../../../engine/assemble/posts.ts'
import { byRoute } from '../../../engine/assemble/translations.ts'
import type { ResolvedConfig } from '../../../engine/config/site-config.ts'
import type { Locale } from '../../../engine/model/locale.ts'
import type { BlogNames } from '../read/declared.ts'
import { blogLists } from './lists.ts'
import { type ParsedPost, postMeta } from './post-meta.ts'

/** What the blog is made of. */
export interface BlogInput {
  readonly parsed: readonly ParsedPost[]
  readonly names: BlogNames
}

/** Puts posts and lists together. A locale without posts has no blog. */
export function assembleBlog(config: ResolvedConfig, { parsed, names }: BlogInput): SiteBlog {
  const translations = byRoute(parsed.map(({ source }) => source))
  const perLocale = config.locales.map((locale) => {
    const own = parsed.filter(({ source }) => source.locale === locale.code).sort(newestFirst)
    const posts = own.map((page, index): Post => {
      const same = translations.get(page.source.route) ?? []
      const [newer, older] = [own[index - 1], own[index + 1]]
      return { ...page, meta: postMeta({ config, locale, names, page, translations: same, newer, older }) }
    })
    return { posts, drafts: posts.length > 0 ? draftsOf(config, locale, names, posts) : [] }
  })
  const drafts = perLocale.flatMap((one) => one.drafts)
  const lists = drafts.map(({ path, meta, content }): PostList => {
    const translations = drafts.filter((other) => other.meta.route === meta.route)
    const alternates = Object.fromEntries(
      translations.map((translation) => [translation.meta.locale, translation.path]),
    )
    return { path, meta: { ...meta, alternates }, content }
  })
  return { posts: perLocale.flatMap(({ posts }) => posts), lists }
}

function draftsOf(config: ResolvedConfig, locale: Locale, names: BlogNames, posts: readonly Post[]) {
  const cards = posts.map(({ source, meta, article }) => ({ path: source.path, meta, summary: article.summary ?? '' }))
  return blogLists({ config, locale, names, posts: cards })
}

/** Posts of one day by their address, so that every build has the same order. */
function newestFirst({ source: a }: ParsedPost, { source: b }: ParsedPost): number {
  if (a.frontMatter.date !== b.frontMatter.date) return a.frontMatter.date < b.frontMatter.date ? 1 : -1
  return a.route < b.route ? -1 : 1
}
