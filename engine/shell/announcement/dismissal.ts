import { storageKeys } from '../../model/storage-keys.ts'
import { storedValue } from '../storage/stored-value.ts'

/**
 * Lets the reader dismiss the announcement, in all tabs. An attribute hides it by CSS; the script before first paint sets it the
 * same way, so that nothing flashes.
 */
export function startDismissal(): void {
  const button = document.querySelector('.announcement [data-dismiss]')
  if (!button) return
  const { dataset } = document.documentElement
  const id = dataset.announcementId ?? ''
  const dismissed = storedValue(storageKeys.announcement)
  dismissed.subscribe(() => {
    if (dismissed.read() === id) dataset.announcement = 'dismissed'
    else delete dataset.announcement
  })
  button.addEventListener('click', () => dismissed.write(id))
}
