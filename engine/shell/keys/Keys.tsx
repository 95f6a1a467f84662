import { memo, useEffect, useState } from 'react'
import { useShell } from '../context.tsx'
import { optional } from '../optional.tsx'
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

function useShortcuts(setIsOpen: (isOpen: boolean) => void): void {
  const { shortcut: search } = useShell().search
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = wanted(event, search)
      if (shortcut === 'help') setIsOpen(true)
      if (shortcut === 'help' || (shortcut && perform(shortcut))) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [setIsOpen, search])
}

const KeysDialog = optional(() => import('./KeysDialog.tsx'))

/** The keys of the site, and the list of them behind `?`. */
export const Keys = memo(function Keys() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(setIsOpen)
  return isOpen && <KeysDialog onClose={() => setIsOpen(false)} />
})
