import type { SearchStrings } from '../../labels/en/search.ts'
import { recentSearchesId } from '../../model/shell-ids.ts'
import styles from './BoxList.module.css'
import { OptionGroup, optionId } from './BoxOption.tsx'

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
    <OptionGroup id={recentSearchesId} label={strings.recent}>
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
    </OptionGroup>
  )
}
