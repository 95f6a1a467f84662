import { showLink, watchList } from './active-heading.ts'

/** Says in the bar of contents which heading is being read, and closes its list as menus close. */
export function serveBar(bar: HTMLDetailsElement, signal: AbortSignal): void {
  const summary = bar.querySelector('summary')
  const list = bar.querySelector('ol')
  if (!summary || !list) return
  // Hidden from screen readers, which would read it out at every change.
  const name = document.createElement('span')
  name.ariaHidden = 'true'
  summary.append(name)
  let current: Element | undefined
  const showCurrent = () => {
    if (bar.open && current) showLink(current, list)
  }
  watchList(
    list,
    (link) => {
      current = link
      name.textContent = link?.textContent ?? ''
      showCurrent()
    },
    signal,
  )
  bar.addEventListener('toggle', showCurrent, { signal })
  signal.addEventListener('abort', () => name.remove())
  closeAsMenu(bar, summary, signal)
}

/** Closes it after a choice, on Escape, and on a tap or focus elsewhere: the list lies over what is there. */
function closeAsMenu(bar: HTMLDetailsElement, summary: HTMLElement, signal: AbortSignal): void {
  const close = () => {
    bar.open = false
  }
  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !bar.contains(target)) close()
  }
  // Not `pointerdown`, which may begin a scroll.
  for (const type of ['pointerup', 'focusin']) document.addEventListener(type, closeFromOutside, { signal })
  bar.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !bar.open) return
      close()
      summary.focus({ preventScroll: true })
    },
    { signal },
  )
}
