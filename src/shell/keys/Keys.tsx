import { memo, useEffect, useRef, useState } from 'react'
import { useShell } from '../context.tsx'
import styles from './Keys.module.css'
import { isTyping, type Shortcut, shortcutOf } from './shortcut.ts'

const searchInput = () => document.querySelector<HTMLInputElement>('[data-search-input]')

/** Does what the key stands for. Returns false where there is nothing to do: then the key stays the browser's. */
function perform(shortcut: Exclude<Shortcut, 'help'>): boolean {
  if (shortcut === 'search') {
    const input = searchInput()
    input?.focus()
    input?.select()
    return input !== null
  }
  const link = document.querySelector<HTMLAnchorElement>(`a[rel="${shortcut === 'previous' ? 'prev' : 'next'}"]`)
  link?.click()
  return link !== null
}

/** What a press asks for, unless it goes into a text, belongs to an open dialog or is somebody else's. */
function wanted(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return null
  return document.querySelector('dialog[open]') ? null : shortcutOf(event)
}

function useShortcuts(setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = wanted(event)
      if (shortcut === 'help') setIsOpen(true)
      if (shortcut === 'help' || (shortcut && perform(shortcut))) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [setIsOpen])
}

type Row = readonly [name: string, ...alternatives: readonly (readonly string[])[]]

/** Which keys there are; search is one of them only where there is a search box. */
function useRows(): readonly Row[] {
  const { keyList } = useShell().strings
  const mod = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  const search: Row[] = searchInput() ? [[keyList.search, ['/'], [mod, 'K']]] : []
  return [...search, [keyList.previous, ['[']], [keyList.next, [']']], [keyList.help, ['?']], [keyList.close, ['Esc']]]
}

function KeyList() {
  return (
    <dl className={styles.list}>
      {useRows().map(([name, ...alternatives]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          {alternatives.map((keys) => (
            <dd key={keys.join()}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The keys of the site, and the list of them behind `?`. The list is made when it is first asked for. */
export const Keys = memo(function Keys() {
  const { strings } = useShell()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(setIsOpen)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null

  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape closes by itself
    <dialog
      ref={dialog}
      className={styles.keys}
      aria-labelledby="keys-title"
      onClose={() => setIsOpen(false)}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.sheet}>
        <h2 id="keys-title" className={styles.title}>
          {strings.keys}
        </h2>
        <button type="button" className={styles.close} aria-label={strings.keysClose} onClick={close}>
          <span className="icon icon-close" aria-hidden="true" />
        </button>
        <KeyList />
      </div>
    </dialog>
  )
})
