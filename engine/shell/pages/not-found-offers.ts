import { useEffect, useState } from 'react'
import { decode } from '../../model/decode.ts'
import type { KnownRoute, PageLink } from '../../model/page.ts'
import { canonicalPath, type Path, pathOf, splitPath } from '../../model/route.ts'
import { useShell } from '../context.tsx'
import type { ShellData } from '../shell-data.ts'
import { nearestRoutes } from './nearest-routes.ts'

/** What may be meant by an address that leads nowhere. */
interface Offers {
  /** The same page in the languages that have it. */
  readonly elsewhere: readonly KnownRoute[]
  readonly nearest: readonly PageLink[]
}

/** Reads the address from the browser, since one file answers for all unknown addresses. */
export function useOffers(): Offers {
  const { routesUrl, base, locales } = useShell()
  const [offers, setOffers] = useState<Offers>({ elsewhere: [], nearest: [] })
  useEffect(() => {
    const leaving = new AbortController()
    const path = canonicalPath(pathOf(decode(window.location.pathname), base) ?? '/')
    fetch(routesUrl, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<KnownRoute[]>) : []))
      .then((routes) => setOffers(offersFor(path, routes, locales)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [routesUrl, base, locales])
  return offers
}

function offersFor(path: Path, routes: readonly KnownRoute[], locales: ShellData['locales']): Offers {
  const { route } = splitPath(path, locales)
  return {
    elsewhere: routes.filter((known) => known.locale && splitPath(known.path, locales).route === route),
    nearest: nearestRoutes(
      path,
      routes.filter((known) => !known.locale),
    ),
  }
}
