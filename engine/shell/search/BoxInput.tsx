import type { KeyboardEvent, Ref } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { searchOptionsId } from '../../model/shell-ids.ts'
import styles from './BoxInput.module.css'

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly query: string
  /** Id of the chosen option. */
  readonly active: string | undefined
  readonly strings: SearchStrings
  readonly onQuery: (query: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

/** The line to type in: a combobox with a list box, as the ARIA guide describes it. */
export function BoxInput({ ref, query, active, strings, onQuery, onKeyDown, onClose }: Props) {
  return (
    <div className={styles.line}>
      <span className={`icon icon-search ${styles.icon}`} aria-hidden="true" />
      <input
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={strings.label}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={searchOptionsId}
        aria-activedescendant={active}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={strings.placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} aria-label={strings.close} onClick={onClose}>
        <span className="icon icon-close" aria-hidden="true" />
      </button>
    </div>
  )
}
