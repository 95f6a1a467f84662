import { sidebarId } from '../../model/shell-ids.ts'
import { builtHtml } from '../../trusted/policy.ts'
import { noteHeights, revealTarget } from '../article/reveal.ts'
import { showSidebar } from './exchange.ts'
import { PageOutdated } from './fetch-json.ts'
import type { Navigator } from './navigate.ts'
import type { PageSource } from './page-source.ts'
import type { PageOnScreen } from './page-store.ts'
import { showPage } from './show-page.ts'

/** Brings the page on screen and its sidebar up to date, where they stand. A page that is gone stays for who is reading it. */
export async function update(parts: Navigator): Promise<void> {
  const { store, source, screen } = parts
  const before = store.get()
  // The next page is up to date, and on its way.
  if (before.status !== 'loaded' || before.data.page.kind === 'not-found') return
  const page = await source.load(before.path).catch(orGone)
  const sidebar = page?.data.page.sidebar ?? (await sidebarWithout(before, source))
  const now = store.get()
  if (now.path !== before.path || now.status !== 'loaded') return
  if (page && !isSame(now.data.html, page.data.html)) return replace(page, parts)
  if (sidebar === now.data.page.sidebar) return
  const data = { ...now.data, page: { ...(page ?? now).data.page, sidebar } }
  showSidebar(screen.sidebars.get(sidebar))
  store.show({ ...now, data })
  screen.fit(store.get())
}

/** Href of the sidebar beside which a page has stood that is gone: another page has it. */
async function sidebarWithout(gone: PageOnScreen, source: PageSource): Promise<string | undefined> {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${sidebarId} a`)
  for (const { pathname } of links) {
    const path = source.pathOf(pathname)
    const page = path === undefined || path === gone.path ? undefined : await source.load(path).catch(orGone)
    if (page) return page.data.page.sidebar
  }
  return undefined
}

function orGone(error: unknown): undefined {
  if (!(error instanceof PageOutdated)) throw error
}

/** Whether two pages are the same to the browser, however they are written. */
function isSame(one: string, other: string): boolean {
  const parse = (html: string) => Object.assign(document.createElement('template'), { innerHTML: builtHtml(html) })
  return one === other || parse(one).innerHTML === parse(other).innerHTML
}

/** Exchanges the page; what is being read stays where it is, and open sections stay open. */
function replace(page: PageOnScreen, { store, screen }: Navigator): void {
  const headings = [...document.querySelectorAll('.article :is(h2, h3)[id]')]
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < window.innerHeight / 2)
  const top = heading?.getBoundingClientRect().top ?? 0
  noteHeights()
  const scroll = () => {
    revealTarget('')
    const moved = heading && document.getElementById(heading.id)
    if (moved) window.scrollBy({ top: moved.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  showPage(page, store, screen, { atTop: false, scroll })
}
