import { memo, useLayoutEffect, useRef, useState } from 'react'
import { fillArticle } from './parse-ahead.ts'

/** Finished HTML, adopted: React writes the first one, and never looks inside. */
export const Article = memo(function Article({ html }: { readonly html: string }) {
  const [first] = useState(html)
  const article = useRef<HTMLElement>(null)
  const shown = useRef(html)
  useLayoutEffect(() => {
    if (shown.current === html || !article.current) return
    shown.current = html
    fillArticle(article.current, html)
  }, [html])
  return (
    <article className="article" dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning ref={article} />
  )
})
