import type { MouseEvent } from 'react'
import { OptionGroup, OptionLink } from './BoxOption.tsx'
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
    <OptionGroup key={label} id={`search-start:${group}`} label={label}>
      {pages.map(({ title, href }) => {
        index += 1
        return (
          <OptionLink key={href} {...{ index, chosen, href, onFollow }} onPoint={() => onPoint(href)}>
            {title}
          </OptionLink>
        )
      })}
    </OptionGroup>
  ))
}
