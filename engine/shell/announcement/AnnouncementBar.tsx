import { memo, useEffect } from 'react'
import { storageKeys } from '../../model/storage-keys.ts'
import { useBuiltHtml } from '../built-html.ts'
import { useShell } from '../context.tsx'
import { storedValue } from '../storage/stored-value.ts'
import styles from './AnnouncementBar.module.css'

/** The attribute hides the bar by CSS; the script before first paint sets it the same way, so that nothing flashes. */
function showDismissal(dismissedId: string | null, id: string): void {
  const { dataset } = document.documentElement
  if (dismissedId === id) dataset.announcement = 'dismissed'
  else delete dataset.announcement
}

/** The announcement of the site, until the reader dismisses it. */
export const AnnouncementBar = memo(function AnnouncementBar() {
  const { announcement, strings } = useShell()
  const { id, isCloseable } = announcement ?? { id: null, isCloseable: false }

  useEffect(() => {
    if (id === null || !isCloseable) return
    const dismissed = storedValue(storageKeys.announcement)
    return dismissed.subscribe(() => showDismissal(dismissed.read(), id))
  }, [id, isCloseable])

  const content = useBuiltHtml(announcement?.content ?? '')
  if (!announcement) return null
  return (
    <section className={`announcement ${styles.bar}`} aria-label={strings.announcement}>
      <div className={styles.inner}>
        <div className={styles.content} dangerouslySetInnerHTML={content} />
        {isCloseable && (
          <button
            type="button"
            className={styles.close}
            aria-label={strings.closeAnnouncement}
            onClick={() => storedValue(storageKeys.announcement).write(announcement.id)}
          >
            <span className="icon icon-close" aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  )
})
