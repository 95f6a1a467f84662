import { useEffect } from 'react'
import type { DocsVersion } from '../../model/navbar.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import { useMeta, useShell } from '../context.tsx'
import { storedValue, useStored } from '../storage/stored-value.ts'
import { activeVersion } from './version-paths.ts'

const keyOf = (pluginId: string) => `${storageKeys.docsVersion}.${pluginId}`

/** The versions of a docs plugin; the site has one such plugin. */
export function useVersions(pluginId: string): readonly DocsVersion[] {
  const { docs } = useShell()
  if (docs.pluginId !== pluginId) {
    throw new Error(`There is no docs plugin "${pluginId}"; the one there is has the id "${docs.pluginId}".`)
  }
  return docs.versions
}

/** Name of the version that the reader chose last, or null. A stored name that no version has is forgotten. */
export function usePreferredVersion(pluginId: string): string | null {
  const versions = useVersions(pluginId)
  const stored = useStored(keyOf(pluginId))
  const isKnown = versions.some((version) => version.name === stored)
  useEffect(() => {
    if (stored !== null && !isKnown) preferVersion(pluginId, null)
  }, [pluginId, stored, isKnown])
  return isKnown ? stored : null
}

/** Remembers a version as the reader's choice. */
export function preferVersion(pluginId: string, name: string | null): void {
  storedValue(keyOf(pluginId)).write(name)
}

/** The version that items of the bar follow. */
export function useActiveVersion(pluginId: string): DocsVersion {
  const versions = useVersions(pluginId)
  return activeVersion(versions, useMeta(), usePreferredVersion(pluginId))
}
