import { sidebarContentId } from '../../model/shell-ids.ts'

/** A page that the box offers before anything is typed. */
export interface KnownPage {
  readonly title: string
  readonly href: string
}

/** Pages of a group. */
const most = 3

/** Pages of this visit, the last one first, without the one on screen. Their titles are those of the sidebar. */
export function lastPages(): KnownPage[] {
  const { navigation } = window as Partial<Window>
  const here = navigation?.currentEntry?.index ?? 0
  const paths = (navigation?.entries() ?? [])
    .slice(0, here)
    .reverse()
    .map(({ url }) => new URL(url ?? window.location.href).pathname)
  const others = [...new Set(paths)].filter((path) => path !== window.location.pathname)
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${sidebarContentId} a[href]`)].map(pageOf)
  return others.flatMap((path) => links.find(({ href }) => href === path) ?? []).slice(0, most)
}

/**
 * Pages of the reader's section: those that follow the one on screen in its group of the sidebar, then those before. The page
 * of a group itself is in the section that it opens.
 */
export function sectionPages(): KnownPage[] {
  const current = document.querySelector(`#${sidebarContentId} a[aria-current="page"]`)
  const group = current?.closest('li')?.querySelector('ul') ?? current?.closest('ul')
  if (!current || !group) return []
  const links = [...group.querySelectorAll<HTMLAnchorElement>(':scope > li > a[href]')]
  const place = links.indexOf(current as HTMLAnchorElement)
  return [...links.slice(place + 1), ...links.slice(0, Math.max(0, place))].slice(0, most).map(pageOf)
}

function pageOf(link: HTMLAnchorElement): KnownPage {
  // Behind the title stands the word of its target.
  return { title: link.firstChild?.textContent ?? '', href: link.pathname }
}
