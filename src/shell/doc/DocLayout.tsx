import type { DocMeta, PostMeta } from '../../model/page.ts'
import { Sidebar, SidebarButton } from '../sidebar/Sidebar.tsx'
import { Toc, TocDetails } from '../toc/Toc.tsx'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DocFooter } from './DocFooter.tsx'
import styles from './DocLayout.module.css'
import { StaleNotice, VersionNotice } from './Notices.tsx'
import { Pagination } from './Pagination.tsx'

interface Props {
  readonly meta: DocMeta | PostMeta
  readonly html: string
  /** Items of its table of contents, if it has one. */
  readonly contents: string | undefined
  /** HTML of the sidebar, or null for pages without one. */
  readonly sidebarHtml: string | null
}

/** An article: beside it the sidebar, if there is one, and its contents. */
export function DocLayout({ meta, html, contents, sidebarHtml }: Props) {
  return (
    <div className={styles.layout} data-sidebar={sidebarHtml === null ? undefined : ''}>
      {sidebarHtml !== null && <Sidebar html={sidebarHtml} />}
      <main className={styles.main} id="main" tabIndex={-1}>
        {sidebarHtml !== null && <SidebarButton />}
        <Breadcrumbs steps={meta.breadcrumbs} />
        {meta.kind === 'doc' && <VersionNotice meta={meta} />}
        <StaleNotice meta={meta} />
        {contents && <TocDetails key={meta.route} html={contents} />}
        <Article html={html} />
        <DocFooter meta={meta} />
        {meta.kind === 'doc' && <Pagination previous={meta.previous} next={meta.next} />}
      </main>
      {contents && <Toc key={meta.route} html={contents} />}
    </div>
  )
}
