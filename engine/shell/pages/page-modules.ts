import type { ComponentType } from 'react'
import { type Locale, localeNamed } from '../../model/locale.ts'
import type { PageMeta } from '../../model/page.ts'
import { localizedPath } from '../../model/route.ts'

type PageModule = { readonly default?: ComponentType }

/** The pages that are React components, each in a chunk of its own. */
const pageModules: Partial<Record<PageMeta['kind'], () => Promise<PageModule>>> = {
  'not-found': () => import('./NotFound.tsx'),
  search: () => import('./Search.tsx'),
}

/**
 * Loads the component of a page, or null for pages that are finished HTML. A module without a default export gives a
 * component that raises the error: the reader is told as of any other crash, and the bar stays usable.
 * @throws whatever a failed download throws.
 */
export async function loadPageComponent(
  { kind, route, locale }: PageMeta,
  locales: readonly Locale[],
): Promise<ComponentType | null> {
  const load = pageModules[kind]
  if (!load) return null
  const { default: component } = await load()
  const path = localizedPath(route, localeNamed(locales, locale))
  return component ?? raise(new Error(`The page component at ${path} doesn't have a default export`))
}

function raise(error: Error): ComponentType {
  return () => {
    throw error
  }
}
