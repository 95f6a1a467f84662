import { hrefOf, localizedPath } from '../../model/route.ts'
import type { Hit } from '../../search/protocol.ts'
import { useLocale, useShell } from '../context.tsx'

/** Longer queries than this are cut in addresses: servers refuse long ones. */
const longestQuery = 500

/** What the address of the search page says. `ctx` with `!` in front stands for everything but that context. */
export interface SearchAddress {
  readonly query: string
  readonly context: string | undefined
  readonly versionPath: string
}

/** `?q=…&ctx=…&version=…`, without what is empty. */
export function searchParams({ query, context, versionPath }: SearchAddress): string {
  const params = new URLSearchParams()
  if (query.trim() !== '') params.set('q', query.trim().slice(0, longestQuery))
  if (context) params.set('ctx', context)
  if (versionPath !== '') params.set('version', versionPath)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Makes hrefs of the search page. */
export function useSearchHref(): (address: SearchAddress) => string {
  const { base } = useShell()
  const page = hrefOf(localizedPath('/search', useLocale()), base)
  return (address) => page + searchParams(address)
}

/** Href of a hit; the page marks the terms. */
export function hitHref({ u, h, terms }: Pick<Hit, 'u' | 'h' | 'terms'>, base: string): string {
  const params = new URLSearchParams(terms.map((term) => ['_highlight', term]))
  return `${hrefOf(u, base)}${terms.length > 0 ? `?${params}` : ''}${h}`
}
