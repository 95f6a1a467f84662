import { setTimeout } from 'node:timers/promises'
import type { Device } from '../browser/device.ts'
import type { Place, QuietPage } from '../browser/quiet-page.ts'
import type { Subject } from './subject.ts'

export type LinkKind = 'article' | 'sidebar'

export interface FoundLink extends Place {
  readonly path: string
}

interface Wanted {
  readonly selector: string
  /** Paths that the reader has been at. */
  readonly visited: readonly string[]
  readonly mayScroll: boolean
}

/** Milliseconds between two looks at a menu that opens. */
const pause = 50
/** How often it is looked at before it counts as shut. */
const looks = 200

/** Where a link to a page stands that is not yet visited; the menu of a phone is opened for those of the sidebar. */
export async function findLink(
  page: QuietPage,
  subject: Subject,
  kind: LinkKind,
  device: Device,
  visited: readonly string[],
): Promise<FoundLink> {
  const isInMenu = kind === 'sidebar' && device.isPhone
  const selector = isInMenu ? subject.drawer?.links : subject[kind]
  if (!selector) throw new Error(`${subject.name} has no such links: ${kind}, ${device.name}`)
  if (isInMenu) await page.tap(await page.run(placeOf, subject.drawer?.button ?? ''))
  let before: FoundLink | null = null
  for (let look = 0; look < looks; look++) {
    const found: FoundLink | null = await page.run(showLink, { selector, visited, mayScroll: !isInMenu })
    if (found && (!isInMenu || (before?.x === found.x && before.y === found.y))) return found
    before = found
    await setTimeout(pause)
  }
  throw new Error(`${subject.name} shows no link ${selector} to another page`)
}

/** The middle of what a selector names. */
export function placeOf(selector: string): Place {
  const elements = [...document.querySelectorAll(selector)]
  const box = elements.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0)
  if (!box) throw new Error(`${selector} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The first link that can be seen; else, where it may scroll, the first one. */
function showLink({ selector, visited, mayScroll }: Wanted): FoundLink | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
    (link) => link.getClientRects().length > 0 && !visited.includes(link.pathname) && link.origin === location.origin,
  )
  const place = (link: HTMLAnchorElement) => {
    const { x, y, width, height } = link.getClientRects()[0] as DOMRect
    return { x: x + width / 2, y: y + height / 2, path: link.pathname }
  }
  const isSeen = (link: HTMLAnchorElement) => {
    const { x, y } = place(link)
    return link.contains(document.elementFromPoint(x, y))
  }
  const seen = links.find(isSeen)
  if (seen) return place(seen)
  if (!links[0] || !mayScroll) return null
  links[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  return place(links[0])
}
