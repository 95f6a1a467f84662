import { useLayout, useShell } from '../context.tsx'
import styles from './AnnouncementBar.module.css'

/** The announcement of the site, until the reader dismisses it (`dismissal.ts`). */
export function AnnouncementBar() {
  const { strings } = useShell()
  const { announcement } = useLayout()
  if (!announcement) return null
  return (
    <section className={`announcement ${styles.bar}`} aria-label={strings.announcement}>
      <div className={styles.inner}>
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: announcement.content }} />
        {announcement.isCloseable && (
          <button type="button" className={styles.close} aria-label={strings.closeAnnouncement} data-dismiss="">
            <span className="icon icon-close" aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  )
}
