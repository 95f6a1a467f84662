import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { Announcement } from './Announcement.tsx'
import { BoxFooter } from './BoxFooter.tsx'
import { BoxInput } from './BoxInput.tsx'
import { BoxList } from './BoxList.tsx'
import { optionId } from './BoxOption.tsx'
import { followFromBox } from './box-history.ts'
import { groupHits, hitKey } from './groups.ts'
import { remember, useRecentSearches } from './recent.ts'
import styles from './SearchBox.module.css'
import { useChoice } from './use-choice.ts'
import { useSearch } from './use-search.ts'
import { useStart } from './use-start.ts'

/** Hits that the box shows. */
const limit = 8

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly versionPath: string
  readonly strings: SearchStrings
  readonly close: () => void
}

/** The combobox, its list and the ways to the search page. */
export function BoxContent({ input, query, onQuery, versionPath, strings, close }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLDivElement>(null)
  const search = useSearch({ query, limit, versionPath })
  const recent = useRecentSearches()
  const isEmpty = query.trim() === ''
  const groups = groupHits(search.answer?.hits ?? [])
  const start = useStart(isEmpty, versionPath, strings)
  const startKeys = start.flatMap(({ pages }) => pages.map(({ href }) => href))
  const keys = isEmpty ? [...recent, ...startKeys] : groups.flatMap(({ hits }) => hits.map(hitKey))
  const choice = useChoice(keys, list)

  const ask = (text: string) => {
    onQuery(text)
    choice.choose(null)
    if (list.current) list.current.scrollTop = 0
    input.current?.focus()
  }
  const follow = (event: MouseEvent) => {
    remember(query)
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const { href } = event.currentTarget as HTMLAnchorElement
    if (followFromBox(href)) event.preventDefault()
    close()
  }
  const openTab = (href: string) => {
    remember(query)
    window.open(href, '_blank', 'noopener')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (choice.move(event)) return event.preventDefault()
    if (event.key === 'Enter') take(event)
  }
  const take = (event: KeyboardEvent) => {
    event.preventDefault()
    // Hits of an earlier query are not meant: Enter leads to all results.
    const option =
      search.isStale && !isEmpty ? null : list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    const target = option ?? (isEmpty ? null : footer.current?.querySelector('a'))
    if ((event.ctrlKey || event.metaKey) && target instanceof HTMLAnchorElement) openTab(target.href)
    else target?.click()
  }
  return (
    <div className={styles.sheet}>
      <BoxInput
        ref={input}
        query={query}
        active={keys.length > 0 ? optionId(choice.index) : undefined}
        strings={strings}
        onQuery={ask}
        onKeyDown={onKeyDown}
        onClose={close}
      />
      <BoxList ref={list} {...{ isEmpty, search, groups, recent, start, choice, strings, ask, follow }} />
      <div ref={footer}>
        <BoxFooter query={query} versionPath={versionPath} strings={strings} onFollow={follow} />
      </div>
      <Announcement search={search} strings={strings} empty={strings.empty} />
    </div>
  )
}
