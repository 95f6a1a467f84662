import type { Feature } from '../../engine/feature.ts'
import { offlineWorker } from '../../engine/model/offline.ts'
import { offlineLists } from './build/offline-lists.ts'
import { notKeptStrings, offlineStrings } from './strings.ts'

/** Readers keep the pages of a language in their browser, and read them without a network. */
export const offline = {
  name: 'offline',
  labels: [offlineStrings, notKeptStrings],
  tools: { offline: new URL('./OfflineTool.tsx', import.meta.url) },
  scripts: { [offlineWorker]: new URL('./worker/worker.ts', import.meta.url) },
  lastFiles: offlineLists,
} satisfies Feature
