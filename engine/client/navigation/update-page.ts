import { flushSync } from 'react-dom'
import { builtHtml } from '../../trusted/policy.ts'
import { activatePage } from '../article/activate-page.ts'
import { layOutRest } from '../article/lay-out.ts'
import { noteHeights, revealTarget } from '../article/reveal.ts'
import { syncTabs } from '../article/tabs.ts'
import { PageOutdated } from './fetch-json.ts'
import type { PageSource } from './page-source.ts'
import type { PageOnScreen, PageStore } from './page-store.ts'
import { showTitle } from './show-title.ts'

/** Brings the page on screen up to date, where it stands. */
export async function update(store: PageStore, source: PageSource): Promise<void> {
  const before = store.get()
  // The next page is up to date, and on its way.
  if (before.status !== 'loaded') return
  const page = await newest(before, source)
  const now = store.get()
  if (now.path !== page.path || now.status !== 'loaded') return
  if (!isSame(now.data.html, page.data.html)) replace(page, store)
  else if (now.shell === page.shell) return
  else store.show({ ...page, data: { ...page.data, html: now.data.html } })
  showTitle(page)
}

/** The page as it is now. One that is gone stays for who is reading it, without links to what is gone around it. */
async function newest(page: PageOnScreen, source: PageSource): Promise<PageOnScreen> {
  const isPage = page.data.meta.kind !== 'not-found'
  const loaded = isPage ? await source.load(page.path).catch(orGone) : undefined
  return loaded ?? { ...page, ...(await source.around(page.data)) }
}

function orGone(error: unknown): undefined {
  if (!(error instanceof PageOutdated)) throw error
}

/** Whether two articles are the same to the browser, however they are written. */
function isSame(one: string, other: string): boolean {
  const parse = (html: string) => Object.assign(document.createElement('template'), { innerHTML: builtHtml(html) })
  return one === other || parse(one).innerHTML === parse(other).innerHTML
}

/** Exchanges the article; what is being read stays where it is, and open sections stay open. */
function replace(page: PageOnScreen, store: PageStore): void {
  const headings = [...document.querySelectorAll('.article :is(h2, h3)[id]')]
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < window.innerHeight / 2)
  const top = heading?.getBoundingClientRect().top ?? 0
  noteHeights()
  flushSync(() => store.show(page))
  syncTabs(document)
  revealTarget('')
  const moved = heading && document.getElementById(heading.id)
  if (moved) window.scrollBy({ top: moved.getBoundingClientRect().top - top, behavior: 'instant' })
  activatePage()
  layOutRest()
}
