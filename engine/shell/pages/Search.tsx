import { useRef } from 'react'
import { fill, plural } from '../../labels/plural.ts'
import { searchStrings } from '../../labels/search-strings.ts'
import { mainId } from '../../model/shell-ids.ts'
import { useLocale } from '../context.tsx'
import { Announcement } from '../search/Announcement.tsx'
import { PageHits } from '../search/PageHits.tsx'
import { remember } from '../search/recent.ts'
import { SearchStatus } from '../search/SearchStatus.tsx'
import { useScopeVersion } from '../search/search-scope.ts'
import { useAddress } from '../search/use-address.ts'
import { useQueryTitle } from '../search/use-query-title.ts'
import { useSearch } from '../search/use-search.ts'
import { useLabels } from '../use-labels.ts'
import { ContextChoice } from './ContextChoice.tsx'
import styles from './Search.module.css'

/** Hits that the page shows. */
const limit = 100
/** What it shows of the text of each. */
const excerpt = { lines: 2, length: 160 }

/** The search page: all that the box had no room for, at an address that can be passed on. */
export default function Search({ html }: { readonly html: string }) {
  const { htmlLang } = useLocale()
  const strings = useLabels(searchStrings)
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress, flush] = useAddress(field)
  const versionPath = useScopeVersion(address.versionPath)
  const search = useSearch({ ...address, versionPath, limit, excerpt })
  useQueryTitle(address.query, strings)
  const { total = 0, hits = [] } = search.answer ?? {}
  const ask = (query: string) => setAddress({ ...address, query })
  const follow = () => {
    remember(address.query)
    flush()
  }
  return (
    <main className={styles.page} id={mainId} tabIndex={-1}>
      <h1 className={styles.title}>{strings.label}</h1>
      <WithoutScript text={strings.needsScript} html={html} />
      <search className={styles.form}>
        <input
          ref={field}
          className={styles.input}
          type="search"
          aria-label={strings.label}
          placeholder={strings.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={address.query}
          onChange={(event) => setAddress({ ...address, query: event.target.value })}
        />
        <ContextChoice address={address} strings={strings} onChange={setAddress} />
      </search>
      {address.query.trim() !== '' && (
        <>
          <SearchStatus search={search} strings={strings} empty={strings.emptyPage} ask={ask} />
          {hits.length > 0 && (
            <p className={styles.count}>
              {plural(total, strings.counted, htmlLang)}
              {total > hits.length && ` (${fill(strings.shown, { count: String(hits.length) })})`}
            </p>
          )}
          <PageHits hits={hits} strings={strings} onFollow={follow} />
        </>
      )}
      <Announcement search={search} strings={strings} empty={strings.emptyPage} />
    </main>
  )
}

/** The index comes with the document only: the browser keeps what it finds there, and does not render it again. */
function WithoutScript({ text, html }: { readonly text: string; readonly html: string }) {
  return (
    <noscript>
      <p>{text}</p>
      <nav className={styles.index} dangerouslySetInnerHTML={{ __html: html }} />
    </noscript>
  )
}
