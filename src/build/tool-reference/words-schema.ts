import { z } from 'zod'

/** What a name does in this version: all that it says, nothing, or a part of it. */
export type Effect = 'works' | 'none' | 'partly'

export const someText = z.string().trim().min(1, 'is empty')

/** A line of Markdown in each language. */
export const inLanguages = z.strictObject({ en: someText, ru: someText })

export type InLanguages = z.infer<typeof inLanguages>

/** What a name means and, where it does not do that in this version, what to do in its place. */
export const nameWords = z.strictObject({ ...inLanguages.shape, instead: inLanguages.optional() })

export type NameWords = z.infer<typeof nameWords>

/** The keys of `nameWords`, for what was mistyped. */
export const nameWordsKeys = ['en', 'ru', 'instead']
