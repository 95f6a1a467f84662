import type { SearchStrings } from '../../labels/en/search.ts'
import { recentSearchesId } from '../../model/shell-ids.ts'
import { optionId } from './BoxHits.tsx'
import styles from './BoxList.module.css'

interface Props {
  readonly recent: readonly string[]
  readonly chosen: number
  readonly strings: SearchStrings
  readonly onPoint: (key: string) => void
  readonly onTake: (query: string) => void
}

/** Recent searches as options: taking one searches for it again. */
export function BoxRecent({ recent, chosen, strings, onPoint, onTake }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
    <div role="group" className={styles.group} aria-labelledby={recentSearchesId}>
      <div id={recentSearchesId} className={styles.page}>
        {strings.recent}
      </div>
      {recent.map((query, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the combobox, which clicks
        <div
          key={query}
          id={optionId(index)}
          className={styles.option}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          onPointerMove={() => onPoint(query)}
          onClick={() => onTake(query)}
        >
          {query}
        </div>
      ))}
    </div>
  )
}
