import type { z } from 'zod'
import { inLanguages, localizedWith, someText } from '../../engine/config/localized-schema.ts'

/** What a name does in this version: all that it says, nothing, or a part of it. */
export type Effect = 'works' | 'none' | 'partly'

/** What a name means and, where it does not do that in this version, what to do in its place. */
export const nameWords = localizedWith(someText, { instead: inLanguages.optional() })

export type NameWords = z.infer<typeof nameWords>

/** The keys of `nameWords` beside the languages, for what was mistyped. */
export const nameWordsKeys = ['instead']
