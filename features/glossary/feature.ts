import type { Feature } from '../../engine/feature.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import type { SourceState } from '../../engine/read/source-state.ts'
import { glossaryIn, glossaryProblems, glossaryRoute, glossaryStateOf } from './glossary.ts'
import { glossaryStrings } from './strings.ts'
import { termTooltips } from './term-tooltips.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** The terms that are linked, or listed; absent where the site has no page of them. */
    readonly glossary: SourceState
  }
}

/** A page explains the terms of the field; the first mention of one on a page leads there. */
export const glossary = {
  name: 'glossary',
  labels: [glossaryStrings],
  article: () => import('./article.ts'),
  articleData: ({ root, collections }) => {
    const state = glossaryStateOf(root)
    const explained = new Set(
      [...collections].flatMap(([key, pages]) => (pages.some(({ route }) => route === glossaryRoute) ? [key] : [])),
    )
    return (source) => (state && explained.has(collectionOf(source)) ? { glossary: state } : {})
  },
  problems: glossaryProblems,
  tooltips: ({ loaded }) => {
    const state = glossaryStateOf(loaded.root)
    const entries = state ? glossaryIn(state) : []
    return ({ article: { names = [] }, source }) => termTooltips(entries, names, source.locale)
  },
} satisfies Feature
