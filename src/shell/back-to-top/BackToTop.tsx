import { memo, useEffect, useRef, useState } from 'react'
import { usePage, useShell } from '../context.tsx'
import styles from './BackToTop.module.css'
import { scrollToTop } from './scroll-to-top.ts'
import { watchCorner } from './watch-corner.ts'

/** Scrolls to the top and moves the focus there, since the button disappears. */
function goUp(): void {
  scrollToTop()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Shown from one and a half screens down on, and where it lies over no code. An observed mark at the top saves a scroll handler. */
export const BackToTop = memo(function BackToTop() {
  const { strings } = useShell()
  const top = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [isFree, setIsFree] = useState(false)
  const { data } = usePage()

  useEffect(() => {
    const mark = top.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: '150% 0px 0px 0px',
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other code
  useEffect(() => {
    if (!isShown || !button.current) return
    return watchCorner(button.current, setIsFree)
  }, [isShown, data])

  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      {isShown && (
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
      )}
    </>
  )
})
