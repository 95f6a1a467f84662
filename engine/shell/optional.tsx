import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded where it is shown, and that the page can do without: until it is there, and where its chunk
 * cannot be loaded (offline, or replaced by a newer build), nothing is shown. Not by `lazy`: React holds back what follows
 * a fallback for up to 300 ms, so that loading pages flicker less, and here the fallback is nothing.
 */
export function optional<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return function Optional(props) {
    const [Loaded, setLoaded] = useState<ComponentType<P>>()
    useEffect(() => {
      load().then((module) => setLoaded(() => module.default), console.warn)
    }, [])
    return Loaded && <Loaded {...props} />
  }
}
