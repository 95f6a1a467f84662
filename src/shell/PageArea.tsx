import { usePage } from './context.tsx'
import { DocLayout } from './doc/DocLayout.tsx'
import { StaticPage } from './static/StaticPage.tsx'
import { LoadFailure } from './status/LoadFailure.tsx'
import { Spinner } from './status/Spinner.tsx'

/** The page on screen, by its kind, or the message that the next one did not come. */
export function PageArea() {
  const { data, status, component: Component, sidebarHtml } = usePage()
  if (status === 'failed') return <LoadFailure />
  if (status === 'retrying') return <Spinner />
  const { meta, html } = data
  if (meta.kind === 'doc') return <DocLayout meta={meta} html={html} sidebarHtml={sidebarHtml} />
  if (meta.kind === 'home') return <StaticPage meta={meta} html={html} />
  if (!Component) throw new Error(`The page component at ${meta.route} is not loaded`)
  return <Component />
}
