import type { Feature } from '../../engine/feature.ts'
import { remembered } from '../../engine/model/remembered.ts'
import { collectionOf, type SiteSources } from '../../engine/parse/site-sources.ts'
import { referenceEntries } from './entries.ts'
import { apiStrings } from './strings.ts'
import { tooltipsOf } from './tooltips.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** Where names of the tool are described: route and hash. Absent where no page describes any. */
    readonly reference: Readonly<Record<string, string>>
  }
}

/** Pages describe the names of the packages; every mention of one leads there. */
export const apiReference = {
  name: 'api-reference',
  labels: [apiStrings],
  article: () => import('./article.ts'),
  articleData: ({ collections }: SiteSources) => {
    const references = new Map(
      [...collections].map(([collection, pages]) => {
        const urls = [...referenceEntries(pages)].map(([name, { url }]) => [name, url] as const)
        return [collection, Object.fromEntries(urls)] as const
      }),
    )
    return (source) => {
      const reference = references.get(collectionOf(source)) ?? {}
      return Object.keys(reference).length > 0 ? { reference } : {}
    }
  },
  tooltips: ({ sources }) => {
    /** What the pages of a version in a language describe: the same for all of them. */
    const described = new Map<string, ReturnType<typeof referenceEntries>>()
    return ({ article: { names = [] }, source }) => {
      const own = collectionOf(source)
      const pages = () => sources.filter((other) => collectionOf(other) === own)
      return tooltipsOf(
        names,
        remembered(described, own, () => referenceEntries(pages())),
      )
    }
  },
} satisfies Feature
