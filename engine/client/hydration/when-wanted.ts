import { whenIdle } from '../navigation/when-idle.ts'

/** Latest start after the document has loaded, in milliseconds. */
const latest = 2000

const wishes = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Runs an action once: when the browser is idle after loading, at the latest two seconds later, or at once when the
 * reader points at or focuses something of the shell.
 */
export function whenWanted(action: () => void): void {
  let done = false
  const run = () => {
    if (done) return
    done = true
    for (const wish of wishes) document.removeEventListener(wish, wished, true)
    action()
  }
  const wished = (event: Event) => {
    const inShell =
      event.target instanceof Element && event.target.closest('button, summary, dialog, header, [data-shell]')
    if (inShell || event.type === 'keydown') run()
  }
  for (const wish of wishes) document.addEventListener(wish, wished, true)
  const start = () => whenIdle(run, { timeout: latest })
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
