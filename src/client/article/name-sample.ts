/** Samples that need the same share one note on how to run them: it takes the name of the sample whose mark was pressed. */
export function nameSample(button: HTMLElement): void {
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '')
  const title = button.parentElement?.querySelector('.code-title')?.textContent
  if (!note || !title) return
  for (const name of note.querySelectorAll('.run-file')) name.textContent = title
}
