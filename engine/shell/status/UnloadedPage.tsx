import type { UnloadedMeta } from '../../model/page.ts'
import { mainId } from '../../model/shell-ids.ts'
import { usePage, useShell } from '../context.tsx'
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx'
import layout from '../doc/DocLayout.module.css'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { Message } from './Message.tsx'
import { Spinner } from './Spinner.tsx'

/** In place of a page that could not be loaded: a way to ask again, and what is known of the page around it. */
export function UnloadedPage({ meta }: { readonly meta: UnloadedMeta }) {
  const { strings } = useShell()
  const { status, sidebarHtml, retry } = usePage()
  return (
    <div className={layout.layout} data-sidebar={sidebarHtml === null ? undefined : ''}>
      {sidebarHtml !== null && <Sidebar html={sidebarHtml} />}
      <main className={layout.main} id={mainId} tabIndex={-1}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        {status === 'retrying' ? (
          <Spinner />
        ) : (
          <Message title={strings.loadFailed} actions={{ [strings.retry]: retry }}>
            <p>{strings.loadFailedHint}</p>
          </Message>
        )}
      </main>
    </div>
  )
}
