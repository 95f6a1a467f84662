import { mainId } from '../../model/shell-ids.ts'
import { scrollToTop } from './scroll-to-top.ts'
import { watchCorner } from './watch-corner.ts'

let end: (() => void) | undefined

/** Shows the button where no code lies below it, or hides it. */
export function showButton(button: HTMLElement, isDown: boolean): void {
  end?.()
  button.onclick = goUp
  end = isDown ? watchCorner(button, (isFree) => button.toggleAttribute('data-free', isFree)) : undefined
  if (!isDown) button.removeAttribute('data-free')
}

/** Scrolls to the top and moves the focus there, since the button disappears. */
function goUp(): void {
  scrollToTop()
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
