import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { loadBox } from './prepare-search.ts'
import type { BoxProps } from './SearchBox.tsx'

/** The code of the box. */
export interface BoxCode {
  readonly Box: ComponentType<BoxProps> | undefined
  /** Whether it did not come when it was asked for last. */
  readonly hasFailed: boolean
  /** Asks for it, unless it is here or on its way. */
  readonly load: () => void
}

/** Loads the code of the box when it is wanted; what did not come is asked for again once the network is back. */
export function useBoxCode(): BoxCode {
  const [Box, setBox] = useState<ComponentType<BoxProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    loadBox().then(
      (module) => {
        setHasFailed(false)
        setBox(() => module.default)
      },
      (error: unknown) => {
        console.warn(error)
        isAsked.current = false
        setHasFailed(true)
      },
    )
  }, [])
  useEffect(() => {
    if (!hasFailed) return
    // A browser is online when it has an address, which may be before anything answers.
    const loadSoon = () => {
      for (const pause of [0, 1000, 5000]) setTimeout(load, pause)
    }
    window.addEventListener('online', loadSoon)
    return () => window.removeEventListener('online', loadSoon)
  }, [hasFailed, load])
  return { Box, hasFailed, load }
}
