import type { SearchStrings } from '../../labels/en/search.ts'
import type { Hit } from '../../search/protocol.ts'
import { useShell } from '../context.tsx'
import { groupHits, hitKey } from './groups.ts'
import { HitText, HitTrail } from './HitText.tsx'
import styles from './PageHits.module.css'
import { hitHref } from './search-href.ts'

interface Props {
  readonly hits: readonly Hit[]
  readonly strings: SearchStrings
  readonly onFollow: () => void
}

/** Hits on the search page, grouped by the page they are on. */
export function PageHits({ hits, strings, onFollow }: Props) {
  const { base } = useShell()
  return groupHits(hits).map(({ key, first, hits: own }) => (
    <section key={key} className={styles.group}>
      <h2 className={styles.page}>
        <HitTrail hit={first} />
      </h2>
      <ul className={styles.list}>
        {own.map((hit) => (
          <li key={hitKey(hit)}>
            <a className={styles.hit} href={hitHref(hit, base)} onClick={onFollow}>
              <HitText hit={hit} strings={strings} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
