import type { Feature } from '../../engine/feature.ts'
import { collectionOf, isDoc } from '../../engine/parse/site-sources.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { type Environments, environmentsOf } from './counterparts.ts'
import { environmentStrings } from './strings.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** For a page that concerns one environment; absent for all others. */
    readonly environments: Environments
  }
}

/** A page that concerns one environment leads to its counterparts in the others. */
export const environments = {
  name: 'environments',
  labels: [environmentStrings],
  article: () => import('./article.ts'),
  articleData: ({ collections }) => {
    const byRoute = (pages: readonly SourcePage[]) => new Map(pages.map((page) => [page.route, page] as const))
    const routes = new Map([...collections].map(([collection, pages]) => [collection, byRoute(pages)] as const))
    return (source) => {
      const own = isDoc(source) ? environmentsOf(source, routes.get(collectionOf(source))) : undefined
      return own ? { environments: own } : {}
    }
  },
} satisfies Feature
