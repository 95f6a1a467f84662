import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import { parsed } from './parse-ahead.ts'

interface Props {
  readonly html: string
  /** In its first frame an article has its top alone. */
  readonly isArriving?: boolean
  /** In that frame the one before it is still there, unseen: to take it apart costs more than to show the new one. */
  readonly isLeaving?: boolean
}

/** Finished HTML, adopted: React writes the first one, and never looks inside. */
export const Article = memo(function Article({ html, isArriving, isLeaving }: Props) {
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
    if (isArriving || !rest.current) return
    article.current?.append(rest.current)
    rest.current = null
  }, [html, isArriving])
  return (
    <article
      className={isLeaving ? 'article leaving' : 'article'}
      dangerouslySetInnerHTML={{ __html: first }}
      suppressHydrationWarning
      ref={article}
    />
  )
})
