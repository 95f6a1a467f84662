import type { MouseEvent, Ref } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { searchOptionsId } from '../../model/shell-ids.ts'
import { BoxHits } from './BoxHits.tsx'
import styles from './BoxList.module.css'
import { BoxRecent } from './BoxRecent.tsx'
import { BoxStart } from './BoxStart.tsx'
import type { HitGroup } from './groups.ts'
import { forgetSearches } from './recent.ts'
import { SearchStatus } from './SearchStatus.tsx'
import type { Choice } from './use-choice.ts'
import type { Search } from './use-search.ts'
import type { PageGroup } from './use-start.ts'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  /** Whether there is no query. */
  readonly isEmpty: boolean
  readonly search: Search
  readonly groups: readonly HitGroup[]
  readonly recent: readonly string[]
  readonly start: readonly PageGroup[]
  readonly choice: Choice
  readonly strings: SearchStrings
  readonly ask: (query: string) => void
  readonly follow: (event: MouseEvent) => void
}

/** Whether better hits are still to come. */
function isBusy({ answer, isStale }: Search): boolean {
  return isStale || answer?.state === 'partial'
}

/** Below the input: hits, recent searches or a message. Its size never changes. */
export function BoxList({ ref, isEmpty, search, groups, recent, start, choice, strings, ask, follow }: Props) {
  const { index, choose } = choice
  const clear = () => {
    forgetSearches()
    ask('')
  }
  return (
    <div ref={ref} className={styles.area}>
      {!isEmpty && <SearchStatus search={search} strings={strings} empty={strings.empty} ask={ask} />}
      <div id={searchOptionsId} role="listbox" aria-label={strings.results} aria-busy={isBusy(search)}>
        {isEmpty && recent.length > 0 && (
          <BoxRecent recent={recent} chosen={index} strings={strings} onPoint={choose} onTake={ask} />
        )}
        <BoxStart groups={start} before={recent.length} chosen={index} onPoint={choose} onFollow={follow} />
        {!isEmpty && <BoxHits groups={groups} chosen={index} strings={strings} onPoint={choose} onFollow={follow} />}
      </div>
      {isEmpty && recent.length > 0 && (
        <button type="button" className={styles.clear} onClick={clear}>
          {strings.clearRecent}
        </button>
      )}
      {isEmpty && recent.length === 0 && <p className={styles.hint}>{strings.hint}</p>}
    </div>
  )
}
