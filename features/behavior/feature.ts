import type { Feature } from '../../engine/feature.ts'
import type { SourceState } from '../../engine/read/source-state.ts'
import { behaviorProblems, behaviorStateOf, drawsFacts } from './known-behavior.ts'
import { probePaths, probePrograms } from './probe-programs.ts'
import { behaviorStrings } from './strings.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** What probes have found; absent where the text draws nothing from them. */
    readonly behavior: SourceState
  }
}

/** Small programs find out how the packages behave; pages draw what they found. */
export const behavior = {
  name: 'behavior',
  labels: [behaviorStrings],
  article: () => import('./article.ts'),
  articleData: ({ root }) => {
    const state = behaviorStateOf(root)
    return ({ body }) => (state && drawsFacts(body) ? { behavior: state } : {})
  },
  problems: behaviorProblems,
  files: ({ loaded }) => probePrograms(loaded.root),
  paths: ({ loaded }) => probePaths(loaded.root),
} satisfies Feature
