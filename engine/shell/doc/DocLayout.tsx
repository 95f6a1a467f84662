import type { DocMeta, PostMeta } from '../../model/page.ts'
import { mainId } from '../../model/shell-ids.ts'
import type { PageContent } from '../page-content.ts'
import { SidebarButton } from '../sidebar/Sidebar.tsx'
import { Toc, TocBar } from '../toc/Toc.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { DocFooter } from './DocFooter.tsx'
import styles from './DocLayout.module.css'
import { StaleNotice, VersionNotice } from './Notices.tsx'
import { Pagination } from './Pagination.tsx'

type Props = PageContent & { readonly meta: DocMeta | PostMeta }

/** An article and its contents. The sidebar, if there is one, is put before them (`render.tsx`). */
export function DocLayout({ meta, path, html, contents, hasSidebar }: Props) {
  return (
    <div className={styles.layout} data-sidebar={hasSidebar ? '' : undefined}>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {contents && <TocBar html={contents} />}
        {hasSidebar && <SidebarButton />}
        <Breadcrumbs steps={meta.breadcrumbs} />
        {meta.kind === 'doc' && <VersionNotice meta={meta} path={path} />}
        <StaleNotice meta={meta} />
        <article className="article" dangerouslySetInnerHTML={{ __html: html }} />
        <DocFooter meta={meta} path={path} />
        {meta.kind === 'doc' && <Pagination previous={meta.previous} next={meta.next} />}
      </main>
      {contents && <Toc html={contents} />}
    </div>
  )
}
