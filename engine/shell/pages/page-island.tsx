import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type PageState, Surroundings } from '../context.tsx'
import { ErrorBoundary } from '../error/ErrorBoundary.tsx'
import type { ShellData } from '../shell-data.ts'

/** A page that React draws. At build time it is given what readers without JavaScript find in it. */
export type PageComponent = ComponentType<{ readonly html: string }>

interface Island {
  readonly shell: ShellData
  readonly page: PageState
  readonly Component: PageComponent
  readonly html: string
}

/** A React page as the build and the browser render it. */
export function PageIsland({ shell, page, Component, html }: Island) {
  return (
    <Surroundings shell={shell} page={page}>
      <ErrorBoundary>
        <Component html={html} />
      </ErrorBoundary>
    </Surroundings>
  )
}

/** Draws a React page in its place, or takes up what the build has drawn there. Returns the function that ends it. */
export function startIsland(place: HTMLElement, props: Omit<Island, 'html'>): () => void {
  const node = <PageIsland {...props} html="" />
  if (place.firstChild) {
    const root = hydrateRoot(place, node)
    return () => root.unmount()
  }
  const root = createRoot(place)
  flushSync(() => root.render(node))
  return () => root.unmount()
}
