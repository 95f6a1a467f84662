import type { ApiTooltip } from '../../model/api-tooltip.ts'

type Tooltips = Readonly<Record<string, ApiTooltip>>

/** Tooltips by the address of their file, fetched once. */
const files = new Map<string, Promise<Tooltips>>()

// Escape closes it without moving the pointer (WCAG 2.2, 1.4.13).
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const tooltip of document.querySelectorAll('.api-tooltip')) tooltip.remove()
})

/**
 * Shows the signature and one line about the name that a link leads to, if they can be loaded.
 * @param event that asked for it; a tap that was kept from following the link does so where there is nothing to show
 */
export async function showApiTooltip(link: HTMLAnchorElement, event: Event): Promise<void> {
  const [url = '', name = ''] = (link.dataset.tooltip ?? '').split('#')
  if (link.querySelector('.api-tooltip')) return
  const tooltips = await tooltipsAt(url)
  const tooltip = Object.hasOwn(tooltips, name) ? tooltips[name] : undefined
  if (tooltip && !link.querySelector('.api-tooltip')) link.append(draw(tooltip))
  keepInside(link)
  if (event.defaultPrevented && !link.querySelector('.api-tooltip')) link.click()
}

function tooltipsAt(url: string): Promise<Tooltips> {
  const known = files.get(url)
  if (known) return known
  const asked = fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<Tooltips>) : {}))
    // The next attempt may have a connection.
    .catch(() => {
      files.delete(url)
      return {}
    })
  files.set(url, asked)
  return asked
}

function draw({ signature, text }: ApiTooltip): HTMLElement {
  const tooltip = document.createElement('span')
  tooltip.className = 'api-tooltip'
  tooltip.setAttribute('role', 'tooltip')
  for (const [tag, content] of [
    ['code', signature],
    ['span', text],
  ] as const) {
    if (!content) continue
    const part = document.createElement(tag)
    part.textContent = content
    tooltip.append(part)
  }
  return tooltip
}

/** Free space between a tooltip and the edge of the window, in pixels. */
const margin = 8

/** Moves the tooltip sideways where it would leave the window. */
function keepInside(link: HTMLAnchorElement): void {
  const tooltip = link.querySelector<HTMLElement>('.api-tooltip')
  if (!tooltip) return
  tooltip.style.translate = 'none'
  const { left, right } = tooltip.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + margin)
  const under = Math.max(0, margin - left)
  tooltip.style.translate = `${under - over}px`
}
