import { loadStyle } from '../navigation/load-style.ts'

/** Loads the look of the notes on how to run a sample. Its address stands where browsers without scripts load it from. */
export async function prepareRunNotes(): Promise<void> {
  const markup = document.querySelector('.late-style')?.textContent ?? ''
  const href = new DOMParser().parseFromString(markup, 'text/html').querySelector('link')?.getAttribute('href')
  if (href) await loadStyle(href)
}

/** Samples that need the same share one note: it takes the name of the sample whose mark was pressed. */
export async function nameSample(button: HTMLElement): Promise<void> {
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '')
  const title = button.parentElement?.querySelector('.code-title')?.textContent
  if (note && title) for (const name of note.querySelectorAll('.run-file')) name.textContent = title
  await prepareRunNotes()
}
