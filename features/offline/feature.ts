import type { Feature } from '../../engine/feature.ts'
import { offlineLists } from './build/offline-lists.ts'

/** Readers keep the pages of a language in their browser, and read them without a network. */
export const offline = {
  name: 'offline',
  lastFiles: offlineLists,
} satisfies Feature
