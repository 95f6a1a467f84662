import type { LocaleCode } from '../../../engine/model/locale.ts'
import { type OfflineHead, type OfflineList, offlineHeadPath } from '../../../engine/model/offline.ts'
import { hrefOf } from '../../../engine/model/route.ts'
import { OfflineFailure } from './failure.ts'

/**
 * What the site offers now.
 * @throws OfflineFailure
 */
export function fetchHead(base: string, locale: LocaleCode): Promise<OfflineHead> {
  return fetchJson(hrefOf(offlineHeadPath(locale), base), 'missing')
}

export function fetchList(base: string, { list }: OfflineHead, signal?: AbortSignal): Promise<OfflineList> {
  return fetchJson(hrefOf(list, base), 'changed', signal)
}

/** Never from a cache: a kept copy is what somebody wants to get away from. */
async function fetchJson<T>(href: string, whenGone: 'missing' | 'changed', signal?: AbortSignal): Promise<T> {
  const response = await fetch(href, { cache: 'no-store', signal: signal ?? null })
  if (response.status >= 500) throw new OfflineFailure('unreachable', `${href} answered ${response.status}`)
  if (!response.ok) throw new OfflineFailure(whenGone, `${href} answered ${response.status}`)
  const text = await response.text()
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    // A hotel's page in place of the file, or a host that answers everything with a page.
    throw new OfflineFailure(whenGone, `${href} is not JSON`, { cause })
  }
}
