import { useEffect, useRef, useState } from 'react'
import { mainId } from '../../model/shell-ids.ts'
import { usePage, useShell } from '../context.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { watchCorner } from './watch-corner.ts'

/** Scrolls to the top and moves the focus there, since the button disappears. */
function goUp(): void {
  scrollToTop()
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/** Shown where it lies over no code. Its styles are in the sheet of every page, which has the class from its parent. */
export default function BackToTopButton({ className }: { readonly className: string }) {
  const { strings } = useShell()
  const button = useRef<HTMLButtonElement>(null)
  const [isFree, setIsFree] = useState(false)
  const { data } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other code
  useEffect(() => (button.current ? watchCorner(button.current, setIsFree) : undefined), [data])
  return (
    <button
      type="button"
      className={className}
      aria-label={strings.backToTop}
      onClick={goUp}
      data-free={isFree ? '' : undefined}
      ref={button}
    >
      <span className="icon icon-arrow-up" aria-hidden="true" />
    </button>
  )
}
