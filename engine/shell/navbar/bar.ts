import type { PageFacts } from '../../model/page.ts'
import { hrefOf, localizedPath, type Path, splitPath } from '../../model/route.ts'
import type { SiteData } from '../document-data.ts'
import { settleLanguage } from '../language-offer/start-language-offer.ts'
import { closeDropdowns } from '../menu/dropdown-behaviour.ts'
import { type CurrentRule, currentOf } from './current.ts'
import type { HideOnScroll } from './hide-on-scroll.ts'

let hiding: HideOnScroll | undefined
const languageLinks = 'a[data-to-locale]'

/** What the bar and the drawer do beyond HTML, whatever the number of their items. */
export function startBar(): void {
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(languageLinks) : null
      if (!link) return
      takeAlong(link)
      if (type === 'click') settleLanguage()
    })
  }
  const bar = document.querySelector<HTMLElement>('header[data-hides]')
  if (!bar) return
  const startY = window.scrollY
  // Loaded only where the bar hides; without it the bar stays.
  import('./hide-on-scroll.ts').then(({ hideOnScroll }) => {
    hiding = hideOnScroll(bar, startY)
  }, console.warn)
}

/**
 * Query and hash go along. They are not known when the page is built and change without a navigation, so the link takes them
 * when the reader comes near: that serves a click with any button and a copied address alike.
 */
function takeAlong(link: HTMLAnchorElement): void {
  link.search = window.location.search
  link.hash = window.location.hash
}

/** Another page comes onto the screen. */
export function leaveInBar(): void {
  closeDropdowns()
  hiding?.jump()
}

/** Makes bar and drawer those of a page. */
export function showInBar(page: PageFacts, path: Path, site: SiteData): void {
  const now = { href: hrefOf(path, site.base), hasSidebar: page.sidebar !== undefined }
  fitBar(page, path, site)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-current]')) {
    const current = currentOf(link.pathname, link.dataset.current as CurrentRule, now)
    if (current) link.ariaCurrent = current
    else link.removeAttribute('aria-current')
  }
}

/** What only the browser knows of the first page as well: the choice of a version, and the address of a page that is not there. */
export function fitBar(page: PageFacts, path: Path, site: SiteData): void {
  const { versions } = site
  if (versions)
    import('../versions/follow-version.ts').then(({ followVersion }) => followVersion(page, versions), console.warn)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(languageLinks)) {
    const locale = site.locales.find(({ code }) => code === link.dataset.toLocale)
    if (locale) link.href = hrefOf(pathIn(locale, page, path, site), site.base)
  }
}

/**
 * Where a page is in a language: where there is none, that language's front page. An address that leads nowhere is the same one in
 * all of them: one file answers for all such addresses.
 */
function pathIn(
  locale: SiteData['locales'][number],
  { kind, alternates }: PageFacts,
  path: Path,
  site: SiteData,
): Path {
  if (kind === 'not-found') return localizedPath(splitPath(path, site.locales).route, locale)
  return alternates[locale.code] ?? locale.path
}
