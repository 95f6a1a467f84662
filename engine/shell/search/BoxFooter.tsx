import type { MouseEvent } from 'react'
import type { SearchStrings } from '../../labels/en/search.ts'
import { fill } from '../../labels/plural.ts'
import { useShell } from '../context.tsx'
import styles from './BoxFooter.module.css'
import { useSearchHref } from './search-href.ts'
import { useCurrentContext } from './search-scope.ts'

interface Props {
  readonly query: string
  readonly versionPath: string
  readonly strings: SearchStrings
  readonly onFollow: (event: MouseEvent) => void
}

/** Ways to the search page for what was typed, the context in which the reader is first. Where there is one context, all is within it. */
export function BoxFooter({ query, versionPath, strings, onFollow }: Props) {
  const { contexts } = useShell().search
  const current = useCurrentContext()
  const href = useSearchHref()
  const link = (label: string, context?: string) => (
    <a href={href({ query, context, versionPath })} onClick={onFollow}>
      {label}
    </a>
  )
  const labelled = (text: string) => fill(text, { context: current?.label ?? '' })
  return (
    <div className={styles.footer}>
      {query.trim() !== '' && (
        <div className={styles.ways}>
          {current && contexts.length > 1 && link(labelled(strings.within), current.path)}
          {link(strings.all)}
          {current && contexts.length > 1 && link(labelled(strings.outside), `!${current.path}`)}
        </div>
      )}
      <KeyHints keys={strings.keys} />
    </div>
  )
}

/** The keys of the box, for eyes: a combobox is known to those who hear it. */
function KeyHints({ keys }: { readonly keys: SearchStrings['keys'] }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {keys.move} <kbd>↵</kbd> {keys.open} <kbd>esc</kbd> {keys.close}
    </p>
  )
}
