import { useEffect, useRef, useState } from 'react'
import { usePage, useShell } from '../context.tsx'
import styles from './BackToTop.module.css'
import { scrollToTop } from './scroll-to-top.ts'
import { watchCorner } from './watch-corner.ts'

/** Scrolls to the top and moves the focus there, since the button disappears. */
function goUp(): void {
  scrollToTop()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Shown where it lies over no code. */
export default function TopButton() {
  const { strings } = useShell()
  const { data } = usePage()
  const button = useRef<HTMLButtonElement>(null)
  const [isFree, setIsFree] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other code
  useEffect(() => {
    const leaving = new AbortController()
    if (button.current) watchCorner(button.current, setIsFree, leaving.signal)
    return () => leaving.abort()
  }, [data])
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={strings.backToTop}
      onClick={goUp}
      data-free={isFree ? '' : undefined}
      ref={button}
    >
      <span className="icon icon-arrow-up" aria-hidden="true" />
    </button>
  )
}
