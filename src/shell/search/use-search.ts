import { useCallback, useEffect, useState } from 'react'
import type { SearchAnswer, SearchRequest } from '../../search/protocol.ts'
import { useShell } from '../context.tsx'
import { searchClient } from './search-client.ts'

export interface Search {
  /** The last answer; it may be one to an earlier query, whose hits stay until there are new ones. */
  readonly answer: SearchAnswer | null
  /** Whether `answer` is not for what is asked now. */
  readonly isStale: boolean
  readonly retry: () => void
}

/** Searches whenever the request changes. An empty query has no answer. */
export function useSearch({ query, limit, versionPath, context }: SearchRequest): Search {
  const { search } = useShell()
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [round, setRound] = useState(0)
  const asked = query.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (asked === '') return setAnswer(null)
    return searchClient(search).search({ query: asked, limit, versionPath, context }, setAnswer)
  }, [search, asked, limit, versionPath, context, round])

  const retry = useCallback(() => {
    setAnswer(null)
    setRound((previous) => previous + 1)
  }, [])
  return { answer: asked === '' ? null : answer, isStale: answer?.query !== asked, retry }
}
