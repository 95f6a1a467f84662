import type { ToolsStrings } from '../labels/en/tools.ts'
import { toolsStrings } from '../labels/tools-strings.ts'

/** Says above what the page says without the tool that its code did not come, with a button to try again. */
export function showFailure(place: HTMLElement, retry: () => void): void {
  const { failed, retry: label } = said()
  const message = document.createElement('p')
  message.role = 'status'
  message.className = 'tool-failure'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => {
    message.remove()
    delete place.dataset.failed
    retry()
  })
  message.append(`${failed} `, button)
  place.dataset.failed = ''
  place.prepend(message)
}

/** As `labelsIn` has them, whose code a page does not need otherwise that shows a tool below its first screen. */
function said(): ToolsStrings {
  const { lang, dataset } = document.documentElement
  const { locale = lang, mainLocale = '' } = dataset
  return { ...toolsStrings.en, ...toolsStrings[mainLocale], ...toolsStrings[locale] }
}
