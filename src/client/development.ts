import type { ShellData } from '../shell/shell-data.ts'
import { syncTabs } from './article/tabs.ts'
import type { PageSource } from './navigation/page-source.ts'
import type { PageStore } from './navigation/page-store.ts'

/** What the development server says after a file was saved. */
export type DevelopmentEvent =
  | { readonly type: 'page'; readonly path: string }
  | { readonly type: 'reload' }
  | { readonly type: 'problem'; readonly text: string }

/** Only in `npm run dev`: a saved page is swapped in where the reader stands. The published client has none of this. */
export function startDevelopment(shell: ShellData, store: PageStore, source: PageSource): void {
  if (!import.meta.env.VITE_DEVELOPMENT) return
  const events = new EventSource(`${shell.base}_dev/events`)
  events.onmessage = async ({ data }) => {
    const event = JSON.parse(data) as DevelopmentEvent
    if (event.type === 'reload') location.reload()
    if (event.type === 'problem') showProblem(event.text)
    if (event.type !== 'page') return
    source.forget(event.path)
    hideProblem()
    if (event.path !== store.get().path) return
    store.show(await source.load(event.path))
    syncTabs(document)
  }
}

function showProblem(text: string): void {
  hideProblem()
  const box = document.createElement('pre')
  box.id = 'development-problem'
  box.role = 'alert'
  box.textContent = text
  document.body.prepend(box)
}

function hideProblem(): void {
  document.getElementById('development-problem')?.remove()
}
