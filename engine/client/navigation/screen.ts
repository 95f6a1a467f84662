import { fill } from '../../labels/plural.ts'
import { hrefOf, type Path } from '../../model/route.ts'
import { drawerId, sidebarContentId, sidebarId } from '../../model/shell-ids.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import { documentTitle } from '../../model/title.ts'
import type { SiteData } from '../../shell/document-data.ts'
import { offerLanguage } from '../../shell/language-offer/start-language-offer.ts'
import { leaveInBar, showInBar } from '../../shell/navbar/bar.ts'
import { markCurrent, restoreGroups, showCurrent, takeScroll } from '../../shell/sidebar/sidebar-state.ts'
import { readStored } from '../../shell/storage/storage.ts'
import { announce } from '../article/announce.ts'
import type { PageOnScreen } from './page-store.ts'
import type { Sidebars } from './sidebars.ts'

/** What stands around a page, and fits the page on screen. */
export class Screen {
  readonly #site: SiteData
  readonly sidebars: Sidebars
  #sidebar: HTMLElement | null = document.getElementById(sidebarId)
  /** Of the page that was announced. */
  #path: Path | undefined

  constructor(site: SiteData, sidebars: Sidebars, path: Path) {
    this.#path = path
    this.#site = site
    this.sidebars = sidebars
  }

  /** Makes title, bar, sidebar and drawer those of a page. */
  fit(page: PageOnScreen): void {
    const { siteTitle, titleDelimiter, labels } = this.#site
    const { page: facts } = page.data
    document.title = documentTitle(facts.title, siteTitle, titleDelimiter)
    showInBar(facts, page.path, this.#site)
    this.#fitSidebar(hrefOf(page.path, this.#site.base))
    offerLanguage(facts, this.#site)
    if (page.path === this.#path) return
    this.#path = page.isMissing ? undefined : page.path
    const drawer = document.getElementById(drawerId) as HTMLDialogElement | null
    drawer?.close()
    leaveInBar()
    // A message in its place speaks for itself.
    if (!page.isMissing) announce(fill(labels.pageLoaded, { title: facts.title || siteTitle }))
  }

  #fitSidebar(href: string): void {
    const sidebar = document.getElementById(sidebarId)
    const content = sidebar?.querySelector(`#${sidebarContentId}`)
    if (sidebar && content) {
      const hasMoved = markCurrent(content, href)
      if (sidebar !== this.#sidebar) {
        restoreGroups(content, readStored(storageKeys.sidebar))
        takeScroll(sidebar, storageKeys.sidebar)
      }
      // In the next frame: reading positions here would force a layout of the whole new page.
      if (hasMoved) requestAnimationFrame(() => showCurrent(sidebar))
    }
    this.#sidebar = sidebar
  }
}
