import { useState } from 'react'
import { fill } from '../../strings/plural.ts'
import { usePage, useShell } from '../context.tsx'

/** Tells screen readers that another page is on screen: a browser only says so for pages that it loads itself. */
export function LiveRegion() {
  const { strings, siteTitle } = useShell()
  const { data } = usePage()
  const [first] = useState(data)
  const [moved, setMoved] = useState(false)
  if (!moved && data !== first) setMoved(true)
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {moved && fill(strings.pageLoaded, { title: data.meta.title || siteTitle })}
    </div>
  )
}
