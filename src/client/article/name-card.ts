import type { NameCard } from '../../model/name-card.ts'

type Cards = Readonly<Record<string, NameCard>>

/** Cards of each page, fetched once. */
const pages = new Map<string, Promise<Cards>>()

// Who does not want the card over the text that it covers sends it away without moving (WCAG 2.2, 1.4.13).
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const card of document.querySelectorAll('.api-card')) card.remove()
})

/** Shows signature and one line of the name that a link leads to. Without them the link is a link. */
export async function showCard(link: HTMLAnchorElement): Promise<void> {
  const [url = '', name = ''] = (link.dataset.card ?? '').split('#')
  if (link.querySelector('.api-card')) return
  const cards = await cardsAt(url)
  const card = Object.hasOwn(cards, name) ? cards[name] : undefined
  if (card && !link.querySelector('.api-card')) link.append(draw(card))
  keepInside(link)
}

function cardsAt(url: string): Promise<Cards> {
  const known = pages.get(url)
  if (known) return known
  const asked = fetch(url)
    .then((response) => (response.ok ? (response.json() as Promise<Cards>) : {}))
    // A later look may have a connection again.
    .catch(() => {
      pages.delete(url)
      return {}
    })
  pages.set(url, asked)
  return asked
}

function draw({ signature, text }: NameCard): HTMLElement {
  const card = document.createElement('span')
  card.className = 'api-card'
  card.setAttribute('role', 'tooltip')
  for (const [tag, content] of [
    ['code', signature],
    ['span', text],
  ] as const) {
    if (!content) continue
    const part = document.createElement(tag)
    part.textContent = content
    card.append(part)
  }
  return card
}

/** Free space between a card and the edge of the window, in pixels. */
const margin = 8

/** Moves the card sideways where it would leave the window. */
function keepInside(link: HTMLAnchorElement): void {
  const card = link.querySelector<HTMLElement>('.api-card')
  if (!card) return
  card.style.translate = 'none'
  const { left, right } = card.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + margin)
  const under = Math.max(0, margin - left)
  card.style.translate = `${under - over}px`
}
