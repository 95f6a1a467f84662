import { memo } from 'react'

/** A page that is finished HTML without a layout around it, such as the front page. */
export const StaticPage = memo(function StaticPage({ html }: { readonly html: string }) {
  return <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
})
