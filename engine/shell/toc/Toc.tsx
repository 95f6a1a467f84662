import { memo, type Ref, useRef } from 'react'
import { useBuiltHtml } from '../built-html.ts'
import { useShell } from '../context.tsx'
import { useAtWidth } from './at-width.ts'
import styles from './Toc.module.css'
import { whenPast } from './when-past.ts'

interface Props {
  /** Items of the list: a string of the build, which React adopts and never looks into. */
  readonly html: string
}

/** The column beside the article on wide screens. It marks the heading that is being read. */
export const Toc = memo(function Toc({ html }: Props) {
  const { strings } = useShell()
  const list = useRef<HTMLOListElement>(null)
  useAtWidth('(width >= 80rem)', html, async (signal) => {
    const { watchColumn } = await import('./active-heading.ts')
    if (list.current) watchColumn(list.current, signal)
  })
  return (
    <nav className={styles.toc} aria-label={strings.onThisPage}>
      <p className={styles.title}>{strings.onThisPage}</p>
      <TocList html={html} ref={list} />
    </nav>
  )
})

/** The same list in a bar below the navbar, on narrower screens. */
export const TocBar = memo(function TocBar({ html }: Props) {
  const bar = useRef<HTMLDetailsElement>(null)
  useAtWidth('(width < 80rem)', html, async (signal) => {
    if (bar.current) await whenPast(bar.current, signal)
    const { serveBar } = await import('./contents-bar.ts')
    if (bar.current) serveBar(bar.current, signal)
  })
  return (
    <details className={`details ${styles.bar}`} ref={bar}>
      <summary>{useShell().strings.onThisPage}</summary>
      <TocList html={html} />
    </details>
  )
})

/** The client reads the first one's items back from it. */
function TocList({ html, ref }: Props & { readonly ref?: Ref<HTMLOListElement> }) {
  const items = useBuiltHtml(html)
  return <ol className={styles.list} ref={ref} data-contents dangerouslySetInnerHTML={items} suppressHydrationWarning />
}
