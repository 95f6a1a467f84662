import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { searchStrings } from '../../labels/search-strings.ts'
import { useShell } from '../context.tsx'
import { useLabels } from '../use-labels.ts'
import { BoxContent } from './BoxContent.tsx'
import { useBoxEntry } from './box-history.ts'
import { fitToKeyboard } from './fit-to-keyboard.ts'
import styles from './SearchBox.module.css'
import { searchClient } from './search-client.ts'
import { useVersionPath } from './search-scope.ts'
import type { Wish } from './wish.ts'

export interface BoxProps {
  readonly wish: Wish
  /** The field in the navbar; its text is taken over. */
  readonly field: HTMLInputElement
  readonly onClose: () => void
}

/** The suggestion box. It comes in a chunk of its own, when the reader reaches for the search, and fetches the index. */
export default function SearchBox({ wish, field, onClose }: BoxProps) {
  const { search } = useShell()
  const versionPath = useVersionPath()
  // Not in the effect: the worker starts while the box is drawn.
  const client = searchClient(search)
  useEffect(() => client.prepare({ versionPath }), [client, versionPath])
  if (wish === 'near') return null
  return <Box field={field} keepsFocus={wish === 'type'} versionPath={versionPath} onClose={onClose} />
}

interface OpenProps extends Pick<BoxProps, 'field' | 'onClose'> {
  /** After typing, the focus returns to the field; after a click, to the page, so that its keys work. */
  readonly keepsFocus: boolean
  readonly versionPath: string
}

function Box({ field, keepsFocus, versionPath, onClose }: OpenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const strings = useLabels(searchStrings)

  useLayoutEffect(() => {
    const own = input.current
    if (!dialog.current || !own) return
    const { value, selectionStart, selectionEnd } = field
    // A closing dialog returns the focus: the next key would go into the field.
    if (!keepsFocus) field.blur()
    dialog.current.showModal()
    // Only now, so that no letter is lost which came while the box was rendered.
    own.value = value
    setQuery(value)
    own.focus()
    own.setSelectionRange(selectionStart, selectionEnd)
    field.value = ''
    return fitToKeyboard(dialog.current)
  }, [field, keepsFocus])

  // Both at once: the `close` event comes later, and a key before it would go into the closed box.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  useBoxEntry(close)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape closes by itself
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={strings.label}
      onCancel={close}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <BoxContent
        input={input}
        query={query}
        onQuery={setQuery}
        versionPath={versionPath}
        strings={strings}
        close={close}
      />
    </dialog>
  )
}
