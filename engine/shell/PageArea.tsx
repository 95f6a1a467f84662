import { DocLayout } from './doc/DocLayout.tsx'
import type { PageContent } from './page-content.ts'
import { StaticPage } from './static/StaticPage.tsx'

/** A page that is finished HTML. */
export function PageArea(page: PageContent) {
  const { meta, html } = page
  return 'editUrl' in meta ? <DocLayout {...page} meta={meta} /> : <StaticPage meta={meta} html={html} />
}
