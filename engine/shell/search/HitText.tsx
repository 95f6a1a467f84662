import type { SearchStrings } from '../../labels/en/search.ts'
import { targetStrings } from '../../labels/search-strings.ts'
import type { Hit } from '../../search/protocol.ts'
import { useShell } from '../context.tsx'
import { useLabels } from '../use-labels.ts'
import styles from './Hit.module.css'
import { Marked } from './Marked.tsx'

/** What a hit says: where it is on its page, and what its text says of it. */
export function HitText({ hit, strings }: { readonly hit: Hit; readonly strings: SearchStrings }) {
  const { kind, excerpts, excerptLocale, t, s, h, titleMarks, headingMarks } = hit
  const { locales } = useShell()
  const lang = locales.find(({ code }) => code === excerptLocale)?.htmlLang
  const isSaid = kind === 'title' || kind === 'heading'
  return (
    <>
      <span className={styles.name}>
        <Marked {...(h === '' ? { text: t, marks: titleMarks } : { text: s, marks: headingMarks })} />
      </span>
      {kind === 'message' && <span className={styles.kind}>{strings.recognized}</span>}
      {!(isSaid && !excerptLocale) && (
        <span className={styles.excerpt} lang={lang}>
          {excerpts.map(({ isCode, ...excerpt }, line) => {
            const text = <Marked {...excerpt} />
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            return <span key={line}>{isCode ? <code>{text}</code> : text}</span>
          })}
        </span>
      )}
    </>
  )
}

/** Breadcrumbs of a page, its title and its target. */
export function HitTrail({ hit: { b, t, target } }: { readonly hit: Hit }) {
  const words = useLabels(targetStrings)
  return (
    <span className={styles.trail}>
      {target && (
        <span className={`target target-${target} ${styles.target}`}>
          <span className={`icon icon-${target}`} aria-hidden="true" />
          <span className="visually-hidden">{words[target]}</span>
        </span>
      )}
      {[...b, t].map((step, index, { length }) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name
        <span key={index}>
          {step}
          {index < length - 1 && <span aria-hidden="true"> › </span>}
        </span>
      ))}
    </span>
  )
}
