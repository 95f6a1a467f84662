import { useState } from 'react'
import { fill } from '../../labels/plural.ts'
import { usePage, useShell } from '../context.tsx'

/** Announces a new page to screen readers; browsers do so only for documents that they load. */
export function LiveRegion() {
  const { strings, siteTitle } = useShell()
  const { data, path } = usePage()
  const [first] = useState(path)
  const [moved, setMoved] = useState(false)
  if (!moved && path !== first) setMoved(true)
  // A page that did not load has an announcement of its own.
  const isLoaded = data.meta.kind !== 'unloaded'
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {moved && isLoaded && fill(strings.pageLoaded, { title: data.meta.title || siteTitle })}
    </div>
  )
}
