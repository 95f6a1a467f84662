import type { ArticleSection } from '../markdown/article.ts'
import type { Route } from '../model/route.ts'
import type { Target } from '../model/target.ts'
import type { SectionTerms } from '../search/index/section-terms.ts'

/** A page as the index sees it. */
export interface SearchPage {
  readonly route: Route
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Breadcrumbs above the page, outermost first, the page itself left out. */
  readonly trail: readonly string[]
  readonly target?: Target | undefined
  /** Whether it shows how to do something. */
  readonly isGuide?: boolean | undefined
  /** Whether it tells what is wrong with things that other pages describe. */
  readonly hasIssues?: boolean | undefined
  /** Whether it is a tool, which has words of many things and teaches none of them. */
  readonly isTool?: boolean | undefined
  /** Key of its article in the cache; absent where it never was there. */
  readonly articleKey?: string | undefined
  /** What stands before the first heading comes first and has neither id nor heading. */
  readonly sections: readonly ArticleSection[]
  /** Their terms, in the same order. */
  readonly terms: readonly SectionTerms[]
}

/** All of a page but its texts, which are read when they are asked for. */
export type SearchFacts = Omit<SearchPage, 'sections' | 'terms'>

export function factsOf(page: SearchPage): SearchFacts & { [Fact in keyof SearchFacts]-?: unknown } {
  const { route, title, description, keywords, trail, target, isGuide, hasIssues, isTool, articleKey } = page
  return { route, title, description, keywords, trail, target, isGuide, hasIssues, isTool, articleKey }
}
