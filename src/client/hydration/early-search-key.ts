import { searchInput } from '../../shell/keys/search-input.ts'

/** Until the shell answers keys, `/` leads into the field of the search, which keeps what is typed. */
export function startEarlySearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const isLate = document.documentElement.dataset.hydrated !== undefined
    if (isLate || event.key !== '/' || (event.target as Element).matches('input, textarea, select')) return
    searchInput()?.focus()
    event.preventDefault()
  })
}
