import type { MouseEvent } from 'react'
import { optionId } from './BoxHits.tsx'
import styles from './BoxList.module.css'
import type { PageGroup } from './use-start.ts'

interface Props {
  readonly groups: readonly PageGroup[]
  /** Options that stand above these. */
  readonly before: number
  readonly chosen: number
  readonly onPoint: (key: string) => void
  readonly onFollow: (event: MouseEvent) => void
}

/** Pages that a reader may look for, before anything is typed. */
export function BoxStart({ groups, before, chosen, onPoint, onFollow }: Props) {
  let index = before - 1
  return groups.map(({ label, pages }, group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
    <div key={label} role="group" className={styles.group} aria-labelledby={`search-start:${group}`}>
      <div id={`search-start:${group}`} className={styles.page}>
        {label}
      </div>
      {pages.map(({ title, href }) => {
        index += 1
        return (
          <a
            key={href}
            id={optionId(index)}
            className={styles.option}
            href={href}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onPointerMove={() => onPoint(href)}
            onClick={onFollow}
          >
            {title}
          </a>
        )
      })}
    </div>
  ))
}
