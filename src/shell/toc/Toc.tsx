import { memo, type Ref, useEffect, useRef } from 'react'
import { useShell } from '../context.tsx'
import { markActive } from './mark-active.ts'
import styles from './Toc.module.css'

interface Props {
  /** Items of the list: a string of the build, which React adopts and never looks into. */
  readonly html: string
}

/** The column beside the article on wide screens. It marks the heading that is being read. */
export const Toc = memo(function Toc({ html }: Props) {
  const { strings } = useShell()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => (list.current && html ? markActive(list.current) : undefined), [html])
  return (
    <nav className={styles.toc} aria-label={strings.onThisPage}>
      <p className={styles.title}>{strings.onThisPage}</p>
      <TocList html={html} ref={list} />
    </nav>
  )
})

/** The same list above the article, where the screen has no room for a column. */
export const TocDetails = memo(function TocDetails({ html }: Props) {
  return (
    <details className={`details ${styles.details}`}>
      <summary>{useShell().strings.onThisPage}</summary>
      <TocList html={html} />
    </details>
  )
})

/** The client reads the first one's items back from it. */
function TocList({ html, ref }: Props & { readonly ref?: Ref<HTMLOListElement> }) {
  const items = { __html: html }
  return <ol className={styles.list} ref={ref} data-contents dangerouslySetInnerHTML={items} suppressHydrationWarning />
}
