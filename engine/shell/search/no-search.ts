import type { ClientLabels } from '../document-data.ts'
import styles from './no-search.module.css'

let notice: HTMLElement | undefined

/** Says below the field of the search that its code did not come. What the reader has typed stays in the field. */
export function showNoSearch(after: Element, labels: ClientLabels, retry: () => void, close: () => void): void {
  const [alert, title, hint, button] = ['div', 'p', 'p', 'button'].map((tag) => document.createElement(tag))
  if (!alert || !title || !hint || !(button instanceof HTMLButtonElement)) return
  notice = document.createElement('div')
  // Takes the focus of a press on the button where engines do not give it to buttons.
  Object.assign(notice, { className: styles.notice, tabIndex: -1 })
  alert.role = 'alert'
  Object.assign(title, { className: styles.title, textContent: labels.searchFailed })
  hint.textContent = labels.loadFailedHint
  Object.assign(button, { type: 'button', className: styles.retry, textContent: labels.retry })
  button.addEventListener('click', retry)
  button.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  alert.append(title, hint)
  notice.append(alert, button)
  after.after(notice)
}

export function hideNoSearch(): void {
  notice?.remove()
  notice = undefined
}
