import type { Feature } from '../../engine/feature.ts'
import { changedPagesRoute } from '../../engine/model/changed-pages.ts'
import { localizedPath } from '../../engine/model/route.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import { feedPaths } from '../../engine/render/feeds/feed-files.ts'
import { changedPagesFile, changedPagesPaths } from './changed-pages.ts'
import { changesFeedFiles, changesFeedLinks } from './changes-feed.ts'
import { listsChanges, type RecentChange, recentChanges } from './recent-changes.ts'
import { siteChanges } from './site-changes.ts'
import { changesStrings, historyStrings } from './strings.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** The newest changes of the documentation; absent where the text does not list them. */
    readonly changes: readonly RecentChange[]
  }
}

/** Readers see what has changed: in a list, in a feed, and by marks since their last visit. */
export const history = {
  name: 'history',
  labels: [historyStrings, changesStrings],
  article: () => import('./article.ts'),
  articleData: ({ docs, history: commits }) => {
    const lists = docs.filter(listsChanges)
    const all = lists.length > 0 ? siteChanges(commits, docs) : new Map()
    const changes = new Map(
      lists.map((page) => {
        return [page.file, recentChanges(all.get(collectionOf(page)) ?? [], docs)] as const
      }),
    )
    return ({ file }) => {
      const own = changes.get(file)
      return own ? { changes: own } : {}
    }
  },
  files: (site) =>
    site.loaded.config.locales.map((locale) => [
      localizedPath(changedPagesRoute, locale).slice(1),
      changedPagesFile(site, locale),
    ]),
  laterFiles: (site) =>
    site.loaded.config.locales.map((locale) => ({
      beginning: `${locale.path.slice(1)}changes/`,
      make: () => changesFeedFiles(site, locale),
    })),
  paths: ({ loaded: { config } }) => [
    ...changedPagesPaths(config.locales),
    ...config.locales.flatMap((locale) => Object.values(feedPaths('changes', locale))),
  ],
  forReturning: new URL('./client/show-changes.ts', import.meta.url),
  pageHead: (site, { source }) => changesFeedLinks(site, source),
} satisfies Feature
