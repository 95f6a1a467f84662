/** Shows a picture as large as the window has room for. Escape, the button and a click anywhere close it. */
export function enlarge(link: HTMLElement, closeLabel: string): void {
  const picture = link.querySelector('picture')?.cloneNode(true)
  if (!(picture instanceof HTMLPictureElement)) return
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
  const image = picture.querySelector('img')
  const dialog = document.createElement('dialog')
  dialog.className = 'picture-dialog'
  dialog.ariaLabel = image?.alt ?? ''
  dialog.append(closeButton(closeLabel), picture)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function closeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'picture-close'
  button.ariaLabel = label
  const icon = document.createElement('span')
  icon.className = 'icon icon-close'
  icon.ariaHidden = 'true'
  button.append(icon)
  return button
}
