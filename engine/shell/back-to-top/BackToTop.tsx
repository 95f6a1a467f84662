import { memo, useEffect, useRef, useState } from 'react'
import { optional } from '../optional.tsx'
import styles from './BackToTop.module.css'

const BackToTopButton = optional(() => import('./BackToTopButton.tsx'))

/** Loads the button one and a half screens down: most pages are left before. An observed mark at the top saves a scroll handler. */
export const BackToTop = memo(function BackToTop() {
  const top = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const mark = top.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: '150% 0px 0px 0px',
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      {isShown && <BackToTopButton className={styles.button ?? ''} />}
    </>
  )
})
