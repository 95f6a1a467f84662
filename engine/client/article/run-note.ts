import { builtHtml } from '../../trusted/policy.ts'
import { loadStyle } from '../load-style.ts'

/** Loads the stylesheet of the notes on how to run a sample, which a `<noscript>` names. */
export async function prepareRunNotes(): Promise<void> {
  const markup = document.querySelector('.late-style')?.textContent ?? ''
  const href = new DOMParser()
    .parseFromString(builtHtml(markup), 'text/html')
    .querySelector('link')
    ?.getAttribute('href')
  if (href) await loadStyle(href)
}

/** Writes the name of a sample into its note, which samples with the same needs share. */
export async function nameSample(button: HTMLElement): Promise<void> {
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '')
  const title = button.parentElement?.querySelector('.code-title')?.textContent
  if (note && title) for (const name of note.querySelectorAll('.run-file')) name.textContent = title
  await prepareRunNotes()
}
