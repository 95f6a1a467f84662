import { whenIdle } from './navigation/when-idle.ts'

const wishes = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Loads code when the browser is idle, or when the reader reaches for what needs it. Until then HTML does what it can.
 * @param selector of what needs it
 */
export function loadLate(selector: string, load: () => Promise<void>): void {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    for (const wish of wishes) document.removeEventListener(wish, reach)
    load().catch((error: unknown) => {
      console.warn(error)
      isAsked = false
    })
  }
  const reach = ({ target }: Event) => target instanceof Element && target.closest(selector) && ask()
  for (const wish of wishes) document.addEventListener(wish, reach)
  whenIdle(ask, { timeout: 2000 })
}
