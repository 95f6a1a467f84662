export type Shortcut = 'search' | 'help' | 'previous' | 'next'

/** Latin keys behind the letters of a Cyrillic layout. */
const latin: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>

/**
 * What the reader means, whichever layout is on; null for everything that is not ours.
 * @param search the site's own keys for the search besides `/`: `mod+k`.
 */
export function shortcutOf(event: Press, search: string): Shortcut | null {
  const { code } = event
  const key = /^[а-яё]$/i.test(event.key) ? (latin[code] ?? code.slice(3).toLowerCase()) : event.key.toLowerCase()
  // AltGr, which some layouts need for brackets, reports itself as Ctrl and Alt.
  const isAltGraph = event.getModifierState('AltGraph')
  const mod = (event.ctrlKey || event.metaKey) && !isAltGraph
  if (event.altKey && !isAltGraph) return null
  if ((mod ? `mod+${key}` : key) === search) return 'search'
  if (mod) return null
  if (key === '/') return 'search'
  if (key === '?') return 'help'
  if (key === '[') return 'previous'
  return key === ']' ? 'next' : null
}

/** Whether keys go into a text there. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"], [role="combobox"]'))
  )
}
