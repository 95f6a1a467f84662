import type { IndexPlace, SearchScope } from './protocol.ts'

/**
 * Indexes of a scope: of its version, or of every version, and of its context or all contexts. `!docs` stands for all
 * contexts but `docs`.
 */
export function placesOf(places: readonly IndexPlace[], { versionPath, context }: SearchScope): IndexPlace[] {
  return places.filter(
    (place) =>
      (place.unversioned || place.version === versionPath) &&
      (context === undefined || isWithin(place.context, context)),
  )
}

function isWithin(own: string, wanted: string): boolean {
  return wanted.startsWith('!') ? own !== wanted.slice(1) : own === wanted
}

/**
 * The path of a version as scopes and addresses name it, from the version's url and the base url of its locale. The
 * base itself is the last version.
 * @throws Error when the url lies elsewhere.
 */
export function versionPathOf(versionUrl: string, baseUrl: string): string {
  const withSlash = versionUrl.endsWith('/') ? versionUrl : `${versionUrl}/`
  if (!withSlash.startsWith(baseUrl)) {
    throw new Error(`The version url "${versionUrl}" does not start with the base url "${baseUrl}".`)
  }
  return withSlash.slice(baseUrl.length).replace(/\/$/, '')
}
