import { hrefOf, type Path, splitPath } from '../../model/route.ts'
import type { SearchContext, SearchManifest } from '../../search/protocol.ts'
import { versionPathOf } from '../../search/scope.ts'
import { useLocale, usePage, useShell } from '../context.tsx'
import { activeVersion } from '../versions/version-paths.ts'

/** The version that the page on screen belongs to, as scopes and addresses name it. */
export function useVersionPath(): string {
  const { docs, base } = useShell()
  const locale = useLocale()
  const version = activeVersion(docs.versions, usePage().meta)
  const root = hrefOf(locale.path, base)
  return version.isLast ? '' : versionPathOf(hrefOf(version.path, base), root)
}

/** The version that an address names, as scopes do: the last one has no path there, but readers write it. */
export function useScopeVersion(named: string): string {
  const { docs, base } = useShell()
  const root = hrefOf(useLocale().path, base)
  const last = docs.versions.find(({ isLast }) => isLast)
  return last && versionPathOf(hrefOf(last.path, base), root) === named ? '' : named
}

/** The context in which the reader is; undefined on pages that belong to none. */
export function useCurrentContext(): SearchContext | undefined {
  const { search, locales } = useShell()
  const { path } = usePage()
  return contextOf(path, locales, search)
}

function contextOf(
  path: Path,
  locales: readonly { readonly path: string }[],
  { contexts }: Pick<SearchManifest, 'contexts'>,
): SearchContext | undefined {
  const { route } = splitPath(path, locales)
  return contexts.find((context) => `${route}/`.startsWith(`/${context.path}/`))
}
