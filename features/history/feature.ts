import type { Feature } from '../../engine/feature.ts'
import { listsChanges, type RecentChange, recentChanges } from './recent-changes.ts'
import { changesKey, siteChanges } from './site-changes.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** The newest changes of the documentation; absent where the text does not list them. */
    readonly changes: readonly RecentChange[]
  }
}

/** Readers see what has changed: on each page, in a list, in a feed. */
export const history = {
  name: 'history',
  article: async () => (await import('./article.ts')).article,
  articleData: ({ docs, history: commits }) => {
    const lists = docs.filter(listsChanges)
    const all = lists.length > 0 ? siteChanges(commits, docs) : new Map()
    const changes = new Map(
      lists.map((page) => {
        const own = all.get(changesKey(page)) ?? { changes: [], byPage: new Map() }
        return [page.file, recentChanges(own, docs)] as const
      }),
    )
    return ({ file }) => {
      const own = changes.get(file)
      return own ? { changes: own } : {}
    }
  },
} satisfies Feature
