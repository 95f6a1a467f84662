import { createRoot } from 'react-dom/client'
import { Surroundings } from '../context.tsx'
import type { ShellData } from '../shell-data.ts'
import { KeysDialog } from './KeysDialog.tsx'

/** Shows the list of keys. */
export function showKeys(shell: ShellData): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <Surroundings shell={shell}>
      <KeysDialog onClose={close} />
    </Surroundings>,
  )
}
