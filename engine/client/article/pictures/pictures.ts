import { labelsIn } from '../../../labels/labels-in.ts'
import { pageLocale } from '../../../labels/page-locale.ts'
import { pictureStrings } from '../../../labels/picture-strings.ts'
import { isModified } from '../../../shell/keys/is-modified.ts'
import { stateOf } from './state.ts'
import { enlarge } from './zoom.ts'

const strings = () => labelsIn(pictureStrings, { code: pageLocale() })
let isListening = false

/** Adds the listeners once, and updates the pictures of the current page. */
export function startPictures(): void {
  if (!isListening) {
    isListening = true
    // Neither event bubbles, so they are captured.
    for (const type of ['load', 'error']) document.addEventListener(type, (event) => updateState(event.target), true)
    document.addEventListener('click', onClick)
    window.addEventListener('online', retryAll)
  }
  for (const image of document.querySelectorAll('.picture-link picture > img')) void updateState(image)
}

/** Writes the state of a picture to its link, with a message where the picture is not shown. */
async function updateState(target: EventTarget | null): Promise<void> {
  const link = target instanceof HTMLImageElement ? target.closest<HTMLElement>('.picture-link') : null
  if (!(target instanceof HTMLImageElement) || !link || target.matches('.picture-placeholder')) return
  const state = await stateOf(target)
  link.dataset.state = state
  const status = link.querySelector('.picture-status') ?? link.appendChild(newStatus())
  const text = state === 'loaded' ? '' : strings()[state]
  if (status.textContent !== text) status.textContent = text
}

function newStatus(): HTMLElement {
  const status = document.createElement('span')
  status.className = 'picture-status'
  status.role = 'status'
  return status
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.picture-link') : null
  if (!link || event.defaultPrevented || isModified(event)) return
  event.preventDefault()
  if (hasFailed(link)) retry(link)
  else enlarge(link, strings().close)
}

function hasFailed({ dataset }: HTMLElement): boolean {
  return ['offline', 'missing', 'failed'].includes(dataset.state ?? '')
}

/** Setting the same address makes the browser load it again. */
function retry(link: HTMLElement): void {
  const image = link.querySelector<HTMLImageElement>('picture > img')
  if (!image) return
  image.loading = 'eager'
  image.src = image.getAttribute('src') ?? ''
  void updateState(image)
}

function retryAll(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.picture-link')) if (hasFailed(link)) retry(link)
}
