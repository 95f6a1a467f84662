import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Heading } from '../../model/page.ts'
import { useShell } from '../context.tsx'
import styles from './Toc.module.css'
import { useActiveHeading } from './use-active-heading.ts'

interface Props {
  readonly headings: readonly Heading[]
}

/** The column beside the article on wide screens. It marks the heading that is being read. */
export const Toc = memo(function Toc({ headings }: Props) {
  const { strings } = useShell()
  const active = useActiveHeading(headings)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active !== undefined && nav.current) showActive(nav.current)
  }, [active])
  return (
    <nav className={styles.toc} aria-label={strings.onThisPage} ref={nav}>
      <p className={styles.title}>{strings.onThisPage}</p>
      <TocList headings={headings} active={active} />
    </nav>
  )
})

/** The same list above the article, where the screen has no room for a column. */
export const TocDetails = memo(function TocDetails({ headings }: Props) {
  return (
    <details className={`details ${styles.details}`}>
      <summary>{useShell().strings.onThisPage}</summary>
      <TocList headings={headings} />
    </details>
  )
})

function TocList({ headings, active }: Props & { readonly active?: string | undefined }) {
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={`#${id}`}
            data-level={level}
            aria-current={id === active ? 'true' : undefined}
          >
            {breakable(text)}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Long names break after a dot or a bracket. */
function breakable(text: string): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a heading never change places
  return text.split(/(?<=[.(])(?=\w)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
}

/** Scrolls the list alone, never the page, until the marked link shows with one row around it. */
function showActive(scroller: HTMLElement): void {
  const link = scroller.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const frame = scroller.getBoundingClientRect()
  const above = link.top - link.height - frame.top
  const below = link.bottom + link.height - frame.bottom
  if (above < 0) scroller.scrollTop += above
  else if (below > 0) scroller.scrollTop += below
}
