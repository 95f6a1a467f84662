import { storageKeys } from '../../model/storage-keys.ts'
import type { ShellData } from '../shell-data.ts'
import { storedValue } from '../storage/stored-value.ts'

export type ColorModeSettings = ShellData['colorMode']
export type ColorChoice = 'system' | 'light' | 'dark'

/** The choice in a stored text; without a valid one, the mode of the system or the default. */
export function choiceOf(stored: string | null, settings: ColorModeSettings): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored
  return settings.respectSystem ? 'system' : settings.default
}

/** The next choice: system, light, dark; without system, light and dark. */
export function nextChoice(choice: ColorChoice, settings: ColorModeSettings): ColorChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return settings.respectSystem ? 'system' : 'light'
}

/** Stores the next choice; for the mode of the system, removes the stored one. */
export function chooseNext(settings: ColorModeSettings): void {
  const stored = storedValue(storageKeys.colorMode)
  const next = nextChoice(choiceOf(stored.read(), settings), settings)
  stored.write(next === 'system' ? null : next)
}

/** Shows a choice; the script before first paint has done the same for the first one. */
export function showChoice(choice: ColorChoice, root: HTMLElement): void {
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
}

/** Gives the bars of the browser the colour of the page. */
function tintBrowser(page: Document): void {
  const color = getComputedStyle(page.documentElement).backgroundColor
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color
}

/** Follows the choice, also in other tabs, and the system. Returns a function that stops it. */
export function connectColorMode(settings: ColorModeSettings): () => void {
  const stored = storedValue(storageKeys.colorMode)
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    showChoice(choiceOf(stored.read(), settings), document.documentElement)
    tintBrowser(document)
  }
  const tint = () => tintBrowser(document)
  system.addEventListener('change', tint)
  const unsubscribe = stored.subscribe(show)
  // Also where what was there at the first paint has been cleared since.
  if (stored.read() !== null || 'theme' in document.documentElement.dataset) show()
  return () => {
    system.removeEventListener('change', tint)
    unsubscribe()
  }
}
