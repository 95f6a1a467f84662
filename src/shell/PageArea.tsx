import { usePage } from './context.tsx'
import { DocLayout } from './doc/DocLayout.tsx'
import { usePendingPage } from './pending-page.ts'
import { StaticPage } from './static/StaticPage.tsx'
import { LoadFailure } from './status/LoadFailure.tsx'
import { Spinner } from './status/Spinner.tsx'

/** The current page by its kind, or a message that the next one could not be loaded. */
export function PageArea() {
  const pending = usePendingPage()
  const settled = usePage()
  const { data, path, status, component: Component, sidebarHtml } = pending ?? settled
  if (status === 'failed') return <LoadFailure />
  if (status === 'retrying') return <Spinner />
  const { meta, html, contents } = data
  if ('editUrl' in meta)
    return <DocLayout {...{ meta, path, html, contents, sidebarHtml }} isPending={pending !== null} />
  return Component ? <Component /> : <StaticPage meta={meta} html={html} />
}
