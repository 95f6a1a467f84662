import { type ComponentType, lazy } from 'react'

/**
 * A component that comes in a chunk of its own and that the page can do without: where the chunk cannot be loaded
 * (offline, or replaced by a newer build), nothing shows. An error here would take the whole shell with it.
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
