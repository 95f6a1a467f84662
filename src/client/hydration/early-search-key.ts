import { searchInput } from '../../shell/keys/search-input.ts'
import { whenHydrated } from './when-hydrated.ts'

/** Until the shell answers keys, `/` leads into the field of the search, which keeps what is typed. */
export function startEarlySearchKey(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isPlain || (event.target as Element).closest('input, textarea, select')) return
    const input = searchInput()
    input?.focus()
    if (input) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  whenHydrated(() => document.removeEventListener('keydown', onKeyDown))
}
