import type { MouseEvent } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { useShell } from '../context.tsx'
import styles from './BoxList.module.css'
import { type HitGroup, hitKey } from './groups.ts'
import { HitText, HitTrail } from './HitText.tsx'
import { hitHref } from './search-href.ts'

interface Props {
  readonly groups: readonly HitGroup[]
  /** Index of the chosen option. */
  readonly chosen: number
  readonly strings: SearchStrings
  readonly onPoint: (key: string) => void
  readonly onFollow: (event: MouseEvent) => void
}

/** Hits as options, grouped by page. They are links, so that clicks with a modifier work. */
export function BoxHits({ groups, chosen, strings, onPoint, onFollow }: Props) {
  const { base } = useShell()
  let index = -1
  return groups.map(({ key: page, first, hits }, group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
    <div key={page} role="group" className={styles.group} aria-labelledby={`search-page:${group}`}>
      <div id={`search-page:${group}`} className={styles.page}>
        <HitTrail hit={first} />
      </div>
      {hits.map((hit) => {
        index += 1
        const key = hitKey(hit)
        return (
          <a
            key={key}
            data-kind={hit.kind}
            id={optionId(index)}
            className={styles.option}
            href={hitHref(hit, base)}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            onPointerMove={() => onPoint(key)}
            onClick={onFollow}
            onAuxClick={onFollow}
          >
            <HitText hit={hit} strings={strings} />
          </a>
        )
      })}
    </div>
  ))
}

export function optionId(index: number): string {
  return `search-option:${index}`
}
