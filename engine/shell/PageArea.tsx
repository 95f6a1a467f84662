import { usePage } from './context.tsx'
import { DocLayout } from './doc/DocLayout.tsx'
import { usePendingPage } from './pending-page.ts'
import { StaticPage } from './static/StaticPage.tsx'
import { UnloadedPage } from './status/UnloadedPage.tsx'

/** The current page by its kind, or a message that the next one could not be loaded. */
export function PageArea() {
  const pending = usePendingPage()
  const settled = usePage()
  const { data, path, component: Component, sidebarHtml } = pending ?? settled
  const { meta, html, contents } = data
  if (meta.kind === 'unloaded') return <UnloadedPage meta={meta} />
  if ('editUrl' in meta)
    return <DocLayout {...{ meta, path, html, contents, sidebarHtml }} isPending={pending !== null} />
  return Component ? <Component /> : <StaticPage meta={meta} html={html} />
}
