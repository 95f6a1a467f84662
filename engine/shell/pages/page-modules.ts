import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import type { PageComponent } from './page-island.tsx'

/** Marks the place of a React page. */
export const islandAttribute = 'data-island'

type PageModule = { readonly default?: PageComponent }

/** The pages that are React components, each in a chunk of its own. */
const pageModules: Partial<Record<PageMeta['kind'], () => Promise<PageModule>>> = {
  'not-found': () => import('./NotFound.tsx'),
  search: () => import('./Search.tsx'),
}

/**
 * Loads the component of a page, or undefined for pages that are finished HTML. A module without a default export gives a
 * component that raises the error: the reader is told as of any other crash, and the bar stays usable.
 * @throws whatever a failed download throws.
 */
export async function loadPageComponent(kind: PageMeta['kind'], path: Path): Promise<PageComponent | undefined> {
  const load = pageModules[kind]
  if (!load) return undefined
  const { default: component } = await load()
  return component ?? raise(new Error(`The page component at ${path} doesn't have a default export`))
}

function raise(error: Error): PageComponent {
  return () => {
    throw error
  }
}
