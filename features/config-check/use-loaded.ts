import { useEffect, useState } from 'react'
import { topLevelKeys } from '../tool-reference/rules/check-config.ts'
import { type LoadedConfig, loadConfig } from './load-config.ts'
import { maskSecrets } from './mask.ts'

/** A configuration as the package loads it with a profile; undefined until it is loaded, or where it cannot be. */
export function useLoaded(masked: unknown, profile: string): LoadedConfig | undefined {
  const [loaded, setLoaded] = useState<LoadedConfig>()
  useEffect(() => {
    if (masked === undefined) return setLoaded(undefined)
    let isWanted = true
    loadConfig(masked, profile || undefined).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setLoaded(undefined),
    )
    return () => {
      isWanted = false
    }
  }, [masked, profile])
  return loaded
}

/** The merged configuration as a reader sees it, in the order of the reference: what a profile has filled in is masked again. */
export function shownConfig({ config }: LoadedConfig): unknown {
  const { profiles: _, ...rest } = config
  const inOrder = topLevelKeys.filter((key) => key in rest).map((key) => [key, rest[key]])
  return maskSecrets({ ...Object.fromEntries(inOrder), ...rest })
}
