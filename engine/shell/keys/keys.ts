import { searchInput } from './search-input.ts'
import { isTyping, type Shortcut, shortcutOf } from './shortcut.ts'

/** Does what the key stands for. Returns false where there is nothing to do: then the key stays the browser's. */
function perform(shortcut: Exclude<Shortcut, 'help'>): boolean {
  if (shortcut === 'search') {
    const input = searchInput()
    input?.focus()
    input?.click()
    return input !== null
  }
  const link = document.querySelector<HTMLAnchorElement>(`a[rel="${shortcut === 'previous' ? 'prev' : 'next'}"]`)
  link?.click()
  return link !== null
}

/** What a press asks for, unless it goes into a text, belongs to an open dialog or is somebody else's. */
function wanted(event: KeyboardEvent, search: string): Shortcut | null {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return null
  return document.querySelector('dialog[open]') ? null : shortcutOf(event, search)
}

/**
 * The keys of the site.
 * @param search the site's own keys for the search: `mod+k`
 * @param showHelp shows the list of them, which `?` asks for
 */
export function startKeys(search: string, showHelp: () => void): void {
  document.addEventListener('keydown', (event) => {
    const shortcut = wanted(event, search)
    if (shortcut === 'help') showHelp()
    if (shortcut === 'help' || (shortcut && perform(shortcut))) event.preventDefault()
  })
}
