import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { hrefOf, type Path } from '../../../model/route.ts'
import { usePage, useShell } from '../../context.tsx'
import { type CurrentRule, currentOf } from '../current.ts'
import type { ItemPlace } from '../item-props.ts'
import styles from './ItemLink.module.css'

interface ItemLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly place: ItemPlace
  readonly path?: Path
  /** The client keeps `aria-current` by it. */
  readonly current?: CurrentRule
  readonly children: ReactNode
}

/** A link as it looks in the bar, in a menu or in the drawer. */
export function ItemLink({ place, path, href, current, children, ...rest }: ItemLinkProps) {
  const { base } = useShell()
  const page = usePage()
  const address = path === undefined ? href : hrefOf(path, base)
  const isElsewhere = path === undefined && /^https?:/.test(address ?? '')
  const rule = path === undefined ? undefined : current
  const now = { href: hrefOf(page.path, base), hasSidebar: page.meta.sidebar !== undefined }
  return (
    <a
      className={styles[place]}
      href={address}
      rel={isElsewhere ? 'noopener' : undefined}
      data-current={rule}
      aria-current={rule && currentOf(address ?? '', rule, now)}
      {...rest}
    >
      {children}
    </a>
  )
}
