import type { DocsVersion } from '../../model/navbar.ts'
import { usePage, useShell } from '../context.tsx'
import { activeVersion } from './version-paths.ts'

/** The versions of a docs plugin; the site has one such plugin. */
export function useVersions(pluginId: string): readonly DocsVersion[] {
  const { docs } = useShell()
  if (docs.pluginId !== pluginId) {
    throw new Error(`There is no docs plugin "${pluginId}"; the one there is has the id "${docs.pluginId}".`)
  }
  return docs.versions
}

/** The version that items of the bar lead to, until the client follows the reader's choice. */
export function useActiveVersion(pluginId: string): DocsVersion {
  return activeVersion(useVersions(pluginId), usePage().meta)
}
