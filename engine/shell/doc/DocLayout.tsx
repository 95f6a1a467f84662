import type { DocMeta, PostMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { mainId } from '../../model/shell-ids.ts'
import { usePage } from '../context.tsx'
import { Sidebar, SidebarButton } from '../sidebar/Sidebar.tsx'
import { Toc, TocBar } from '../toc/Toc.tsx'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DocFooter } from './DocFooter.tsx'
import styles from './DocLayout.module.css'
import { StaleNotice, VersionNotice } from './Notices.tsx'
import { Pagination } from './Pagination.tsx'

interface Props {
  readonly meta: DocMeta | PostMeta
  readonly path: Path
  readonly html: string
  /** Items of its table of contents, if it has one. */
  readonly contents: string | undefined
  /** HTML of the sidebar, or null for pages without one. */
  readonly sidebarHtml: string | null
  /** The footer and the contents are still those of the page before (pending-page.ts). */
  readonly isPending: boolean
}

/** An article: beside it the sidebar, if there is one, and its contents. */
export function DocLayout({ meta, path, html, contents, sidebarHtml, isPending }: Props) {
  const settled = usePage()
  const around = 'editUrl' in settled.data.meta ? settled.data.meta : meta
  return (
    <div className={styles.layout} data-sidebar={sidebarHtml === null ? undefined : ''}>
      {sidebarHtml !== null && <Sidebar html={sidebarHtml} />}
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {contents && <TocBar key={`contents of ${path}`} html={isPending ? '' : contents} />}
        {sidebarHtml !== null && <SidebarButton />}
        <Breadcrumbs steps={meta.breadcrumbs} />
        {meta.kind === 'doc' && <VersionNotice meta={meta} path={path} />}
        <StaleNotice meta={meta} />
        <Article key={path} html={html} isPending={isPending} />
        {isPending && <Article key={settled.path} html={settled.data.html} isLeaving />}
        <DocFooter meta={around} />
        {around.kind === 'doc' && <Pagination previous={around.previous} next={around.next} />}
      </main>
      {settled.data.contents && <Toc key={around.route} html={settled.data.contents} />}
    </div>
  )
}
