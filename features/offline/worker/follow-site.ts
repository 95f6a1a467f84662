import { isAtWork, keep } from '../kept/keep.ts'
import { fetchHead } from '../kept/published.ts'
import { readRecords } from '../kept/store.ts'

/**
 * Brings what is kept up to date, after the site has answered. Nothing that it answers takes away what is kept: a host in the
 * middle of a deploy has none of its files for a moment. A site that no longer wants this worker publishes one that says so.
 */
export async function followSite(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const records = await readRecords(base)
  // The browser has removed what was kept.
  if (records.size === 0 && !(await isAtWork(base))) await registration.unregister()
  for (const [locale, { id }] of records) {
    const head = await fetchHead(base, locale)
    if (head.id !== id && !savesData()) await keep(base, locale, { isUpdate: true })
  }
}

/** Who saves data is asked on the page of the tool. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
