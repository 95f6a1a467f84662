import { offlineWorker } from '../../../model/offline.ts'
import { hrefOf } from '../../../model/route.ts'
import { OfflineFailure } from '../kept/failure.ts'
import { isAtWork, keep } from '../kept/keep.ts'
import { fetchHead } from '../kept/published.ts'
import { readRecords, removeAll } from '../kept/store.ts'

/**
 * Brings what is kept up to date, after the site has answered. A site that no longer has this worker gets rid of it: nothing
 * would ever renew what it keeps.
 */
export async function followSite(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const records = await readRecords(base)
  // The browser has removed what was kept.
  if (records.size === 0 && !(await isAtWork(base))) await registration.unregister()
  for (const [locale, { id }] of records) {
    const head = await fetchHead(base, locale).catch(async (error: unknown) => {
      const isMissing = error instanceof OfflineFailure && error.reason === 'missing'
      if (!isMissing || !(await isWorkerGone(base))) throw error
    })
    if (!head) {
      await removeAll(base)
      await registration.unregister()
      return
    }
    if (head.id !== id && !savesData()) await keep(base, locale, { isUpdate: true })
  }
}

async function isWorkerGone(base: string): Promise<boolean> {
  const { status } = await fetch(hrefOf(offlineWorker, base), { cache: 'no-store' })
  return status === 404 || status === 410
}

/** Who saves data is asked on the page of the tool. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
