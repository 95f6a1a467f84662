import { pageLocale } from '../labels/page-locale.ts'
import { storageKeys } from '../model/storage-keys.ts'

const memory = new Map<string, string>()

/** Names what a tool keeps, over the languages of its page: by the page, and which of its tools it is. */
export function toolKey(place: Element): string {
  const route = window.location.pathname.replace(`/${pageLocale()}/`, '/')
  const tools = [...document.querySelectorAll('.tool')]
  return `${storageKeys.tool} ${route} ${tools.findIndex((tool) => tool.contains(place))}`
}

/** Keeps a text for as long as the tab is open; undefined forgets it. Where storage is refused, until the document is left. */
export function keepInTab(key: string, text: string | undefined): void {
  if (text === undefined) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    // Refused or full.
  }
}

/** Whether anything is kept for a tool. */
export function isKept(place: Element): boolean {
  const start = `${toolKey(place)} `
  return [...memory.keys(), ...namesInTab()].some((key) => key.startsWith(start))
}

/** What was kept under a key. */
export function keptInTab(key: string): string | undefined {
  try {
    return memory.get(key) ?? window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function namesInTab(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}
