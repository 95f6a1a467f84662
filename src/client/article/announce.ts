let region: HTMLElement | undefined

/** Prepares the region: screen readers only notice a change of one that was there before. */
export function prepareAnnouncements(): void {
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

/** Lets screen readers say a text, also when it is the same as the last one. */
export function announce(text: string): void {
  if (!region) return
  region.textContent = ''
  setTimeout(() => {
    if (region) region.textContent = text
  }, 50)
}
