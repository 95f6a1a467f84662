import { findMessages } from '../../engine/model/messages/find-messages.ts'
import type { KnownMessage } from '../../engine/model/messages/known-message.ts'
import { looksLikeMessage } from '../../engine/model/messages/looks-like-message.ts'
import { search } from '../../engine/search/engine/search.ts'
import type { SearchIndex } from '../../engine/search/index/search-index.ts'
import type { SearchAnswer } from '../../engine/search/protocol.ts'
import type { Judged, Language } from './read-fixture.ts'

export const locales = ['en', 'ru'] as const
const limit = 8

export interface Rated extends Judged {
  readonly locale: Language
  /** 1 divided by the place of the first good hit; 0 where none of eight is good. */
  readonly value: number
  readonly first: string
  /** Addresses of all that the engine finds, in order. */
  readonly hits: readonly string[]
}

/** Messages that the box shows above what the engine finds. */
const maxMessages = 2

/**
 * Asks the way a reader does: the whole query, in the language of the list.
 * @param known messages that the site publishes for this language; what looks like one is answered with its entry first.
 */
export async function rate(
  judged: Judged,
  locale: Language,
  indexes: Record<Language, readonly SearchIndex[]>,
  known: readonly KnownMessage[] = [],
): Promise<Rated> {
  const others = async () => locales.filter((code) => code !== locale).flatMap((code) => indexes[code])
  let last: SearchAnswer | undefined
  for await (const answer of search({ own: indexes[locale], others }, { query: judged.query, limit })) last = answer
  const root = locale === 'en' ? '' : `/${locale}`
  const pasted = looksLikeMessage(judged.query) ? findMessages(judged.query, known).slice(0, maxMessages) : []
  const entries = pasted.map(({ entry }) => entry.slice(root.length))
  const hits = (last?.hits ?? []).map(({ u, h }) => u.slice(root.length) + h)
  const shown = [...entries, ...hits]
  const place = shown.findIndex((hit) => judged.expected.some((one) => isMeant(hit, one)))
  return { ...judged, locale, value: place < 0 ? 0 : 1 / (place + 1), first: shown[0] ?? 'nothing', hits }
}

function isMeant(hit: string, expected: string): boolean {
  return expected.endsWith('*') ? hit.replace(/#.*/, '') === expected.slice(0, -1) : hit === expected
}

export const mean = (values: readonly Rated[]) => values.reduce((sum, { value }) => sum + value, 0) / values.length

/** Kinds of queries of each language with what they are answered with. */
export function meansByKind(rated: readonly Rated[]): [kind: string, value: number][] {
  const kinds = new Set(rated.map(({ kind, locale }) => `${locale} ${kind}`))
  return [...kinds].map((kind) => [kind, mean(rated.filter((one) => `${one.locale} ${one.kind}` === kind))])
}

/** With `JUDGED=1`: the queries whose first hit is another one, for those who tune the engine. */
export function printMisses(rated: readonly Rated[]): void {
  if (!process.env.JUDGED) return
  for (const { locale, kind, query, value, first } of rated.filter(({ value }) => value < 1)) {
    console.log(`${locale} [${kind}] ${query}: ${value.toFixed(2)}, first is ${first}`)
  }
  for (const [kind, value] of meansByKind(rated)) console.log(kind, value.toFixed(3))
  console.log(mean(rated))
}
