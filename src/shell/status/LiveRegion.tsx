import { useState } from 'react'
import { fill } from '../../strings/plural.ts'
import { usePage, useShell } from '../context.tsx'

/** Announces a new page to screen readers; browsers do so only for documents that they load. */
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
