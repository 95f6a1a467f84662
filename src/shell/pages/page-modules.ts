import type { ComponentType } from 'react'
import type { PageMeta } from '../../model/page.ts'

type PageModule = { readonly default?: ComponentType }

/** The pages that are React components, each in a chunk of its own. */
const pageModules: Partial<Record<PageMeta['kind'], () => Promise<PageModule>>> = {
  'not-found': () => import('./NotFound.tsx'),
}

/**
 * Loads the component of a page, or null for pages that are finished HTML.
 * @throws Error when the module has no default export (D3), and whatever a failed download throws.
 */
export async function loadPageComponent(meta: PageMeta): Promise<ComponentType | null> {
  const load = pageModules[meta.kind]
  if (!load) return null
  const { default: component } = await load()
  if (!component) throw new Error(`The page component at ${meta.route} doesn't have a default export`)
  return component
}
