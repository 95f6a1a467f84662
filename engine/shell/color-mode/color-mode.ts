import { storageKeys } from '../../model/storage-keys.ts'
import type { LayoutData } from '../shell-data.ts'
import { storedValue } from '../storage/stored-value.ts'

export type ColorModeSettings = LayoutData['colorMode']
export type ColorChoice = 'system' | 'light' | 'dark'

/** Where a switch has what each choice is called, as JSON. */
export const labelsAttribute = 'data-color-labels'

export const colorIcons = { system: 'system', light: 'sun', dark: 'moon' } as const

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

/** Shows a choice on its switches, which carry what each choice is called. */
function label(choice: ColorChoice): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${labelsAttribute}]`)) {
    button.disabled = false
    if (button.dataset.colorMode === choice) continue
    button.dataset.colorMode = choice
    const [icon, text] = button.children
    const labels = JSON.parse(button.getAttribute(labelsAttribute) ?? '{}') as Record<ColorChoice, string>
    if (icon) icon.className = `icon icon-${colorIcons[choice]}`
    if (text) text.textContent = labels[choice]
    else Object.assign(button, { title: labels[choice], ariaLabel: labels[choice] })
  }
}

/** Follows the choice of the reader, also in other tabs, and the system. */
export function startColorMode(settings: ColorModeSettings): void {
  if (!settings.switchable) return
  const stored = storedValue(storageKeys.colorMode)
  const show = () => {
    const choice = choiceOf(stored.read(), settings)
    showChoice(choice, document.documentElement)
    tintBrowser(document)
    label(choice)
  }
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => tintBrowser(document))
  stored.subscribe(show)
  label(choiceOf(stored.read(), settings))
  // Also where what was there at the first paint has been cleared since.
  if (stored.read() !== null || 'theme' in document.documentElement.dataset) show()
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`button[${labelsAttribute}]`)) chooseNext(settings)
  })
}
