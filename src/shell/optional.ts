import { type ComponentType, lazy } from 'react'

/**
 * A lazy component that the page can do without. Where its chunk cannot be loaded (offline, or replaced by a newer build),
 * nothing is shown: an error would take down everything around the page.
 */
export function optional<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn(error)
      const nothing: ComponentType<P> = () => null
      return { default: nothing }
    }),
  )
}
