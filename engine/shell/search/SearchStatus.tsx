import type { SearchStrings } from '../../labels/en/search.ts'
import { fill } from '../../labels/plural.ts'
import type { SearchAnswer } from '../../search/protocol.ts'
import { useShell } from '../context.tsx'
import styles from './SearchStatus.module.css'
import type { Search } from './use-search.ts'

interface Props {
  readonly search: Search
  readonly strings: SearchStrings
  /** The box and the page say it in different words. */
  readonly empty: string
  /** Searches for another word. */
  readonly ask: (query: string) => void
}

/** The message instead of hits or above them: loading, nothing found, failed, offline, corrected. */
export function SearchStatus({ search, strings, empty, ask }: Props) {
  const { answer, retry } = search
  if (!answer) return <p className={styles.status}>{strings.loading}</p>
  if (answer.state === 'failed') return <Failure answer={answer} retry={retry} strings={strings} />
  const [first] = answer.hits
  if (!first) {
    if (answer.state === 'partial') return null
    return (
      <div className={styles.status}>
        <p className={styles.title}>{empty}</p>
        <p>{answer.isVague ? strings.vagueHint : strings.emptyHint}</p>
        <Understood answer={answer} strings={strings} ask={ask} />
      </div>
    )
  }
  const note = answer.isCut ? strings.cut : first.fallback && strings.fallbacks[first.fallback]
  return note ? <p className={styles.note}>{note}</p> : null
}

/** Nothing was found: what for, that the other language has nothing either, and words that are near. */
function Understood({
  answer: { unknown },
  strings,
  ask,
}: Pick<Props, 'strings' | 'ask'> & { readonly answer: SearchAnswer }) {
  const { others } = useShell().search
  if (!unknown) return null
  return (
    <>
      <p>
        {fill(strings.understood, { words: unknown.words.join(' · ') })}. {others.length > 0 && strings.elsewhere}
      </p>
      {unknown.nearest.length > 0 && (
        <p className={styles.nearest}>
          {strings.nearest}{' '}
          {unknown.nearest.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => ask(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

interface FailureProps extends Pick<Search, 'retry'> {
  readonly answer: SearchAnswer
  readonly strings: SearchStrings
}

function Failure({ answer, retry, strings }: FailureProps) {
  const isOffline = answer.cause === 'unreachable' && !navigator.onLine
  const hint = answer.cause === 'outdated' ? strings.outdated : strings.failedHint
  return (
    <div className={styles.status}>
      <p className={styles.title}>{isOffline ? strings.offline : strings.failed}</p>
      <p>{isOffline ? strings.offlineHint : hint}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {strings.retry}
      </button>
    </div>
  )
}
