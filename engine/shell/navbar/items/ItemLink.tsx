import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { hrefOf, type Path } from '../../../model/route.ts'
import { useShell } from '../../context.tsx'
import type { ItemPlace } from '../item-props.ts'
import styles from './ItemLink.module.css'

interface ItemLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly place: ItemPlace
  readonly path?: Path
  /** `page`: this very page; `true`: the part of the site that the page belongs to. */
  readonly current?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

/** A link as it looks in the bar, in a menu or in the drawer. */
export function ItemLink({ place, path, href, current, children, ...rest }: ItemLinkProps) {
  const { base } = useShell()
  const address = path === undefined ? href : hrefOf(path, base)
  const isElsewhere = path === undefined && /^https?:/.test(address ?? '')
  return (
    <a
      className={styles[place]}
      href={address}
      rel={isElsewhere ? 'noopener' : undefined}
      aria-current={current}
      {...rest}
    >
      {children}
    </a>
  )
}
