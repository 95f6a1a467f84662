import { memo } from 'react'
import type { HomeMeta } from '../../model/page.ts'
import { StaleNotice } from '../doc/Notices.tsx'
import styles from './StaticPage.module.css'

interface Props {
  readonly meta: HomeMeta
  readonly html: string
}

/** A page that is finished HTML without a layout around it: the front page. */
export const StaticPage = memo(function StaticPage({ meta, html }: Props) {
  return (
    <>
      {meta.staleSource !== undefined && (
        <div className={styles.notice}>
          <StaleNotice meta={meta} />
        </div>
      )}
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    </>
  )
})
