import type { PageMeta } from '../../model/page.ts'
import { mainId } from '../../model/shell-ids.ts'
import { StaleNotice } from '../doc/Notices.tsx'
import styles from './StaticPage.module.css'

interface Props {
  readonly meta: PageMeta
  readonly html: string
}

/** A page that is finished HTML without a layout around it: the front page and the lists of the blog. */
export function StaticPage({ meta, html }: Props) {
  return (
    <>
      {meta.kind === 'home' && meta.staleSource !== undefined && (
        <div className={styles.notice}>
          <StaleNotice meta={meta} />
        </div>
      )}
      <main id={mainId} tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
