import { memo } from 'react'

/** Finished HTML, adopted: React writes it once a page and never looks inside. */
export const Article = memo(function Article({ html }: { readonly html: string }) {
  return <article className="article" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
})
