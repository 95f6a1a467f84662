import type { Feature } from '../../engine/feature.ts'
import type { SourceState } from '../../engine/read/source-state.ts'
import { drawsReference } from './blocks.ts'
import { configSchema, configSchemaPaths } from './files/config-schema.ts'
import { messagesFiles } from './files/messages-files.ts'
import { referenceProblems } from './reference-problems.ts'
import { referenceStateOf } from './reference-state.ts'
import { referenceStrings } from './strings.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** Words for the tool's commands, keys and messages; absent where the text draws none of them. */
    readonly toolReference: SourceState
  }
}

/** Pages draw the tool's commands, keys and messages from facts about it and words for them. */
export const toolReference = {
  name: 'tool-reference',
  labels: [referenceStrings],
  article: () => import('./article.ts'),
  articleData: ({ root }) => {
    const state = referenceStateOf(root)
    return ({ body }) => (state && drawsReference(body) ? { toolReference: state } : {})
  },
  problems: referenceProblems,
  files: ({ loaded: { root, config } }) => [...configSchema(root, config), ...messagesFiles(root, config)],
  paths: ({ loaded }) => configSchemaPaths(loaded.root),
} satisfies Feature
