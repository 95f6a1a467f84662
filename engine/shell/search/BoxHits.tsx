import type { MouseEvent } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { useShell } from '../context.tsx'
import { OptionGroup, OptionLink } from './BoxOption.tsx'
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

/** Hits as options, grouped by page. */
export function BoxHits({ groups, chosen, strings, onPoint, onFollow }: Props) {
  const { base } = useShell()
  let index = -1
  return groups.map(({ key: page, first, hits }, group) => (
    <OptionGroup key={page} id={`search-page:${group}`} label={<HitTrail hit={first} />}>
      {hits.map((hit) => {
        index += 1
        const key = hitKey(hit)
        const href = hitHref(hit, base)
        return (
          <OptionLink key={key} {...{ index, chosen, href, onFollow }} onPoint={() => onPoint(key)}>
            <HitText hit={hit} strings={strings} />
          </OptionLink>
        )
      })}
    </OptionGroup>
  ))
}
