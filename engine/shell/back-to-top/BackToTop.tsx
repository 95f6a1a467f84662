import { useShell } from '../context.tsx'
import styles from './BackToTop.module.css'

/** The way to the top. It shows one and a half screens down, where it lies over no code (`start-back-to-top.ts`). */
export function BackToTop() {
  return (
    <>
      <div className={styles.top} data-page-top="" aria-hidden="true" />
      <button type="button" className={styles.button} aria-label={useShell().strings.backToTop} data-to-top="">
        <span className="icon icon-arrow-up" aria-hidden="true" />
      </button>
    </>
  )
}
