import { memo } from 'react'
import { formatDay } from '../../model/locale.ts'
import type { DocMeta, PostMeta } from '../../model/page.ts'
import { hrefOf } from '../../model/route.ts'
import { useLocale, usePage, useShell } from '../context.tsx'
import styles from './DocFooter.module.css'

/** Links to edit the page and to report a problem, and its date; posts have theirs at the top. */
export const DocFooter = memo(function DocFooter({ meta }: { readonly meta: DocMeta | PostMeta }) {
  const { strings, toolVersion } = useShell()
  return (
    <div className={styles.footer}>
      {meta.editUrl !== null && (
        <a className={styles.link} href={meta.editUrl}>
          <span className="icon icon-edit" aria-hidden="true" />
          {strings.editPage}
        </a>
      )}
      <a className={styles.link} href={useReportHref(meta.title)} data-report={toolVersion}>
        <span className="icon icon-report" aria-hidden="true" />
        {strings.reportProblem}
      </a>
      {meta.kind === 'doc' && <Updated day={meta.updated} />}
    </div>
  )
})

/** Address of a new report that names the page. `client/article/report.ts` adds the rest when the reader reaches for it. */
function useReportHref(title: string): string {
  const { reportUrl, base } = useShell()
  const { path } = usePage()
  const sign = reportUrl.includes('?') ? '&' : '?'
  return `${reportUrl}${sign}title=${encodeURIComponent(title)}:+&body=${hrefOf(path, base)}`
}

/** Node and browsers may format a date with different spaces: hence `suppressHydrationWarning`. */
function Updated({ day }: { readonly day: string | null }) {
  const { strings } = useShell()
  const locale = useLocale()
  if (day === null) return <p className={styles.updated}>{strings.lastUpdatedUnknown}</p>
  const [before, after] = strings.lastUpdated.split('{date}')
  return (
    <p className={styles.updated}>
      {before}
      <time dateTime={day} suppressHydrationWarning>
        {formatDay(day, locale)}
      </time>
      {after}
    </p>
  )
}
