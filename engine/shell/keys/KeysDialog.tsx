import { useEffect, useRef } from 'react'
import { keysTitleId } from '../../model/shell-ids.ts'
import { useShell } from '../context.tsx'
import styles from './Keys.module.css'
import { searchInput } from './search-input.ts'

type Row = readonly [name: string, ...alternatives: readonly (readonly string[])[]]

/** Which keys there are; search is one of them only where there is a search box. */
function useRows(): readonly Row[] {
  const { strings, search: searchSettings } = useShell()
  const { keyList } = strings
  const mod = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  const keys = searchSettings.shortcut.split('+').map((key) => (key === 'mod' ? mod : key.toUpperCase()))
  const search: Row[] = searchInput() ? [[keyList.search, ['/'], keys]] : []
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

/** The list of keys. It comes in a chunk of its own, when it is first asked for. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { strings } = useShell()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape closes by itself
    <dialog
      ref={dialog}
      className={styles.keys}
      aria-labelledby={keysTitleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.sheet}>
        <h2 id={keysTitleId} className={styles.title}>
          {strings.keys}
        </h2>
        <button type="button" className={styles.close} aria-label={strings.keysClose} onClick={close}>
          <span className="icon icon-close" aria-hidden="true" />
        </button>
        <KeyList />
      </div>
    </dialog>
  )
}
