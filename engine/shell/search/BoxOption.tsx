import type { MouseEvent, ReactNode } from 'react'
import styles from './BoxList.module.css'

/** Id of an option, by its place among all. */
export function optionId(index: number): string {
  return `search-option:${index}`
}

interface OptionGroupProps {
  /** Id of the label. */
  readonly id: string
  readonly label: ReactNode
  readonly children: ReactNode
}

/** Options under a label. */
export function OptionGroup({ id, label, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
    <div role="group" className={styles.group} aria-labelledby={id}>
      <div id={id} className={styles.page}>
        {label}
      </div>
      {children}
    </div>
  )
}

interface OptionLinkProps {
  readonly index: number
  /** Index of the chosen option. */
  readonly chosen: number
  readonly href: string
  readonly onPoint: () => void
  readonly onFollow: (event: MouseEvent) => void
  readonly children: ReactNode
}

/** An option that leads to a page: a link, so that clicks with a modifier work. */
export function OptionLink({ index, chosen, href, onPoint, onFollow, children }: OptionLinkProps) {
  return (
    <a
      id={optionId(index)}
      className={styles.option}
      href={href}
      role="option"
      aria-selected={index === chosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onFollow}
      onAuxClick={onFollow}
    >
      {children}
    </a>
  )
}
