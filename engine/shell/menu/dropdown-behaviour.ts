const dropdown = 'details[data-dropdown]'
const entries = ':scope > ul :is(a[href], button, summary)'

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(`${dropdown}[open]`)
}

function dropdownAround(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(dropdown) : null
}

/** Closes every menu of the bar. */
export function closeDropdowns(except: HTMLDetailsElement | null = null): void {
  for (const menu of openDropdowns()) if (menu !== except) menu.open = false
}

function closeOnEscape(): void {
  const menu = openDropdowns()[0]
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Index of the entry that a key leads to, or null for other keys. `at` is -1 on the summary. */
export function entryAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (at === -1) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function moveInside(event: KeyboardEvent): void {
  const menu = dropdownAround(event.target)
  if (!menu || event.ctrlKey || event.metaKey || event.altKey) return
  const items = [...menu.querySelectorAll<HTMLElement>(entries)]
  const next = entryAfter(event.key, items.indexOf(event.target as HTMLElement), items.length)
  const item = next === null ? undefined : items[next]
  if (!item) return
  event.preventDefault()
  menu.open = true
  item.focus()
}

/**
 * What `<details>` cannot do by itself, for all menus of the bar at once: close on a press or focus outside, on Escape and
 * after a choice, and move with the arrow keys.
 */
export function startDropdowns(): void {
  const closeOthers = (event: Event) => closeDropdowns(dropdownAround(event.target))
  for (const type of ['mousedown', 'touchstart', 'focusin']) {
    document.addEventListener(type, closeOthers, { passive: true })
  }
  document.addEventListener('keydown', (event) => (event.key === 'Escape' ? closeOnEscape() : moveInside(event)))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${dropdown} ul a`)) closeDropdowns()
  })
}
