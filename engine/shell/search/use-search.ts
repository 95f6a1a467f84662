import { useCallback, useEffect, useState } from 'react'
import { looksLikeMessage } from '../../model/messages/looks-like-message.ts'
import type { Hit, SearchAnswer, SearchRequest } from '../../search/protocol.ts'
import { useLocale, useShell } from '../context.tsx'
import { searchClient } from './search-client.ts'

export interface Search {
  /** The last answer; it may be one to an earlier query, whose hits stay until there are new ones. */
  readonly answer: SearchAnswer | null
  /** Whether `answer` is not for what is asked now. */
  readonly isStale: boolean
  readonly retry: () => void
}

/** Searches whenever the request changes. An empty query has no answer. */
export function useSearch({ query, limit, excerpt, versionPath, context }: SearchRequest): Search {
  const { search } = useShell()
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [round, setRound] = useState(0)
  const asked = query.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (asked === '') return setAnswer(null)
    return searchClient(search).search({ query: asked, limit, excerpt, versionPath, context }, setAnswer)
  }, [search, asked, limit, excerpt, versionPath, context, round])

  const retry = useCallback(() => {
    setAnswer(null)
    setRound((previous) => previous + 1)
  }, [])
  const recognized = useRecognized(asked)
  const isEarlier = answer !== null && answer.query !== asked
  // What was recognised belongs to what is asked now, and hits of an earlier query do not stand below it.
  const own =
    answer && isEarlier && recognized.length > 0
      ? { ...answer, query: asked, hits: [], total: 0, state: 'partial' as const }
      : answer
  const shown = asked === '' || !own ? null : withRecognized(own, recognized)
  return { answer: shown, isStale: own?.query !== asked, retry }
}

/** Entries of the messages that a pasted text holds. What recognises them comes when something looks like a message. */
function useRecognized(asked: string): readonly Hit[] {
  const { base } = useShell()
  const { code } = useLocale()
  const [found, setFound] = useState<{ readonly asked: string; readonly hits: readonly Hit[] }>()
  useEffect(() => {
    if (!looksLikeMessage(asked)) return
    let isOver = false
    import('../../search/pasted/message-hits.ts')
      .then(({ messageHits }) => messageHits(asked, code, base))
      .then((hits) => isOver || setFound({ asked, hits }))
      // Without it, the search answers alone.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [asked, code, base])
  return found?.asked === asked ? found.hits : []
}

/** What was recognised stands first, and only there. */
function withRecognized(answer: SearchAnswer, recognized: readonly Hit[]): SearchAnswer {
  if (recognized.length === 0) return answer
  const isNew = ({ u, h }: Hit) => !recognized.some((one) => one.u === u && one.h === h)
  return { ...answer, hits: [...recognized, ...answer.hits.filter(isNew)], total: answer.total + recognized.length }
}
