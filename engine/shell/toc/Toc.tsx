import { useShell } from '../context.tsx'
import styles from './Toc.module.css'

interface Props {
  /** Items of the list, finished HTML. */
  readonly html: string
}

/** The column beside the article on wide screens, in which `contents.ts` marks the heading that is being read. */
export function Toc({ html }: Props) {
  const { strings } = useShell()
  return (
    <nav className={styles.toc} aria-label={strings.onThisPage}>
      <p className={styles.title}>{strings.onThisPage}</p>
      <TocList html={html} />
    </nav>
  )
}

/** The same list in a bar below the navbar, on narrower screens. */
export function TocBar({ html }: Props) {
  return (
    <details className={`details ${styles.bar}`}>
      <summary>{useShell().strings.onThisPage}</summary>
      <TocList html={html} />
    </details>
  )
}

function TocList({ html }: Props) {
  return <ol className={styles.list} data-contents="" dangerouslySetInnerHTML={{ __html: html }} />
}
