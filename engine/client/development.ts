import { developmentProblemId } from '../model/shell-ids.ts'
import type { Navigator } from './navigation/navigate.ts'
import { showPage } from './navigation/show-page.ts'

/** What the development server says after a file was saved. */
export type DevelopmentEvent =
  | { readonly type: 'page'; readonly path: string }
  | { readonly type: 'reload' }
  | { readonly type: 'problem'; readonly text: string }

/** Only in `npm run dev`: a saved page is swapped in where the reader stands. The published client has none of this. */
export function startDevelopment({ site, store, source, screen }: Navigator): void {
  if (!import.meta.env.VITE_DEVELOPMENT) return
  const events = new EventSource(`${site.base}_dev/events`)
  events.onmessage = async ({ data }) => {
    const event = JSON.parse(data) as DevelopmentEvent
    if (event.type === 'reload') location.reload()
    if (event.type === 'problem') showProblem(event.text)
    if (event.type !== 'page') return
    source.forget(event.path)
    hideProblem()
    if (event.path !== store.get().path) return
    showPage(await source.load(event.path), store, screen, { atTop: false, scroll: () => undefined })
  }
}

function showProblem(text: string): void {
  hideProblem()
  const box = document.createElement('pre')
  box.id = developmentProblemId
  box.role = 'alert'
  box.textContent = text
  // The policy forbids style attributes in documents, not what a script sets.
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '100',
    maxBlockSize: '50vh',
    overflow: 'auto',
    margin: '0',
    padding: '1rem',
    whiteSpace: 'pre-wrap',
    background: 'var(--danger-fill)',
    color: 'var(--on-danger)',
  })
  document.body.prepend(box)
}

function hideProblem(): void {
  document.getElementById(developmentProblemId)?.remove()
}
