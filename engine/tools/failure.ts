import { readDocument } from '../shell/document-data.ts'

/** Says above what the page says without the tool that its code did not come, with a button to try again. */
export function showFailure(place: HTMLElement, retry: () => void): void {
  const { toolFailed, retry: label } = readDocument().site.labels
  const message = document.createElement('p')
  message.role = 'status'
  message.className = 'tool-failure'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', retry)
  message.append(`${toolFailed} `, button)
  place.dataset.failed = ''
  place.prepend(message)
}

/** Takes the message away: the tool is asked for again. */
export function hideFailure(place: HTMLElement): void {
  place.querySelector('.tool-failure')?.remove()
  delete place.dataset.failed
}
