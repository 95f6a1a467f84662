import { useEffect, useState } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { plural } from '../../labels/plural.ts'
import { useLocale } from '../context.tsx'
import type { Search } from './use-search.ts'

/** Pause in typing after which the outcome is said, in milliseconds: a reader should not hear one for each letter. */
const pause = 400

interface Props {
  readonly search: Search
  readonly strings: SearchStrings
  readonly empty: string
}

/** Tells screen readers what a search gave. */
export function Announcement({ search, strings, empty }: Props) {
  const { htmlLang } = useLocale()
  const [said, setSaid] = useState('')
  const text = outcome(search, strings, empty, htmlLang)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => setSaid(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="visually-hidden" role="status" aria-atomic="true">
      {said}
    </div>
  )
}

/** Null while there is none yet. */
function outcome({ answer, isStale }: Search, strings: SearchStrings, empty: string, htmlLang: string): string | null {
  if (!answer) return ''
  if (isStale || answer.state === 'partial') return null
  if (answer.state === 'failed') {
    return answer.cause === 'unreachable' && !navigator.onLine ? strings.offline : strings.failed
  }
  return answer.total === 0 ? empty : plural(answer.total, strings.counted, htmlLang)
}
