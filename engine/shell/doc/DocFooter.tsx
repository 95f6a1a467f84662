import { formatDay } from '../../model/locale.ts'
import type { DocMeta, PostMeta } from '../../model/page.ts'
import { hrefOf, type Path } from '../../model/route.ts'
import { useLayout, useLocale, useShell } from '../context.tsx'
import styles from './DocFooter.module.css'

interface Props {
  readonly meta: DocMeta | PostMeta
  readonly path: Path
}

/** Links to edit the page and to report a problem, and its date; posts have theirs at the top. */
export function DocFooter({ meta, path }: Props) {
  const { strings } = useShell()
  const { toolVersion } = useLayout()
  return (
    <div className={styles.footer}>
      {meta.editUrl !== null && (
        <a className={styles.link} href={meta.editUrl}>
          <span className="icon icon-edit" aria-hidden="true" />
          {strings.editPage}
        </a>
      )}
      <a className={styles.link} href={useReportHref(meta.title, path)} data-report={toolVersion}>
        <span className="icon icon-report" aria-hidden="true" />
        {strings.reportProblem}
      </a>
      {meta.kind === 'doc' && <Updated day={meta.updated} />}
    </div>
  )
}

/** Address of a new report that names the page. `client/article/report.ts` adds the rest when the reader reaches for it. */
function useReportHref(title: string, path: Path): string {
  const { base } = useShell()
  const { reportUrl } = useLayout()
  const sign = reportUrl.includes('?') ? '&' : '?'
  return `${reportUrl}${sign}title=${encodeURIComponent(title)}:+&body=${hrefOf(path, base)}`
}

function Updated({ day }: { readonly day: string | null }) {
  const { strings } = useShell()
  const locale = useLocale()
  if (day === null) return <p className={styles.updated}>{strings.lastUpdatedUnknown}</p>
  const [before, after] = strings.lastUpdated.split('{date}')
  return (
    <p className={styles.updated}>
      {before}
      <time dateTime={day}>{formatDay(day, locale)}</time>
      {after}
    </p>
  )
}
