let region: HTMLElement | undefined

/** Adds the live region: screen readers notice changes of existing ones only. */
export function prepareAnnouncements(): void {
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

/** Makes screen readers say a text, even if it is the same as before. */
export function announce(text: string): void {
  if (!region) return
  region.textContent = ''
  setTimeout(() => {
    if (region) region.textContent = text
  }, 50)
}
