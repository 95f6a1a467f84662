import type { Post } from '../assemble/posts.ts'
import type { DocPage } from '../assemble/site.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import { textIn } from '../model/in-language.ts'
import type { Route } from '../model/route.ts'
import { keyOfArticle } from '../parse/article-cache.ts'
import type { SearchFeature } from './search-feature.ts'
import type { SearchPage } from './search-page.ts'

/** A page of the documentation as the index sees it. */
export function searchPage(
  { source, meta, article }: DocPage,
  config: ResolvedConfig,
  features: readonly SearchFeature[],
): SearchPage {
  return {
    route: meta.route,
    title: meta.title,
    description: meta.description,
    keywords: source.frontMatter.keywords ?? [],
    trail: trailOf(meta, config),
    ...(meta.target && { target: meta.target }),
    ...(source.frontMatter.kind === 'how-to' && { isGuide: true }),
    ...(features.some(({ tellsFaults }) => tellsFaults?.(source)) && { hasIssues: true }),
    ...(/^:::tool\b/m.test(source.body) && { isTool: true }),
    articleKey: keyOfArticle(article),
    // Only when asked for: the index of a language whose pages have not changed needs none of them. What an index lists is
    // found by itself.
    get sections() {
      return source.lists ? [] : article.sections
    },
    get terms() {
      return source.lists ? [] : article.terms
    },
  }
}

/** A post as the index sees it. Every post stands below the blog: what tells it apart is its year. */
export function searchPost({ source, meta, article }: Post): SearchPage {
  return {
    route: meta.route,
    title: meta.title,
    description: meta.description,
    keywords: source.frontMatter.keywords ?? [],
    trail: [...meta.breadcrumbs.slice(0, -1).map(({ title }) => title), meta.date.slice(0, 4)],
    articleKey: keyOfArticle(article),
    get sections() {
      return article.sections
    },
    get terms() {
      return article.terms
    },
  }
}

/** Pages of a context: their routes begin with its path. */
export function isInContext(route: Route, context: string): boolean {
  return `${route}/`.startsWith(`/${context}/`)
}

/** Groups above the page. Every page of the docs stands below their root: that says nothing. */
function trailOf({ breadcrumbs, sidebar, route, locale }: DocPage['meta'], config: ResolvedConfig): string[] {
  const trail = breadcrumbs.slice(1, -1).map(({ title }) => title)
  if (sidebar !== null || trail.length > 0) return trail
  const label = Object.entries(config.search.fallbackLabels).find(([path]) => isInContext(route, path.slice(1)))
  return label ? [textIn(label[1], locale)] : []
}
