import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useBuiltHtml } from '../built-html.ts'
import { useHydrated } from '../hydrated.ts'
import { parsed } from './parse-ahead.ts'

interface Props {
  readonly html: string
  /** Of a pending page only the top is shown (pending-page.ts). */
  readonly isPending?: boolean
  /** The article before it, hidden meanwhile: to remove it costs more than to show the new one. */
  readonly isLeaving?: boolean
}

/** Finished HTML, adopted: React writes the first one, and never looks inside. */
export const Article = memo(function Article({ html, isPending, isLeaving }: Props) {
  const hydrated = useHydrated()
  const [first] = useState(hydrated ? '' : html)
  const article = useRef<HTMLElement>(null)
  const shown = useRef(first)
  const rest = useRef<DocumentFragment>(null)
  useLayoutEffect(() => {
    if (shown.current !== html) {
      const nodes = parsed(html)
      article.current?.replaceChildren(nodes.top)
      rest.current = nodes.rest
      shown.current = html
    }
    if (isPending || !rest.current) return
    article.current?.append(rest.current)
    rest.current = null
  }, [html, isPending])
  return (
    <article
      className={isLeaving ? 'article leaving' : 'article'}
      dangerouslySetInnerHTML={useBuiltHtml(first)}
      suppressHydrationWarning
      ref={article}
    />
  )
})
