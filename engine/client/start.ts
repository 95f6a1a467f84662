import { hrefOf, localizedPath, type Path, pathOf, splitPath } from '../model/route.ts'
import { startDismissal } from '../shell/announcement/dismissal.ts'
import { startBackToTop } from '../shell/back-to-top/start-back-to-top.ts'
import { startColorMode } from '../shell/color-mode/color-mode.ts'
import { readDocument, type SiteData } from '../shell/document-data.ts'
import { startDrawer } from '../shell/drawer/panels.ts'
import { startKeys } from '../shell/keys/keys.ts'
import { offerLanguage } from '../shell/language-offer/start-language-offer.ts'
import { startDropdowns } from '../shell/menu/dropdown-behaviour.ts'
import { fitBar, startBar } from '../shell/navbar/bar.ts'
import { startSearchField } from '../shell/search/search-field.ts'
import { startContents } from '../shell/toc/contents.ts'
import { layOutRest } from './article/lay-out.ts'
import { startArticle } from './article/listeners.ts'
import { startDevelopment } from './development.ts'
import { builtArea } from './navigation/exchange.ts'
import { followChanges } from './navigation/follow-changes.ts'
import { loadUnloaded, type Navigator, showUnloaded, startNavigation } from './navigation/navigate.ts'
import { PageSource } from './navigation/page-source.ts'
import { PageStore } from './navigation/page-store.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import { recoverOnce } from './navigation/recover.ts'
import { Screen } from './navigation/screen.ts'
import { ShellSource } from './navigation/shell-source.ts'
import { Sidebars } from './navigation/sidebars.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { showProgress } from './progress.ts'
import { startIsland } from './start-island.ts'

// Everything that readers reach for at once works on what the build has written. React comes when it is wanted.
const { build, shell, page, site } = readDocument()
const path = takeCanonicalAddress(site)
const first = { path, data: { build, shell, page, html: builtArea(), styles: [] } }
const shells = new ShellSource()
const sidebars = new Sidebars(page.sidebar)
const store = new PageStore(first)
const source = new PageSource(first, site, shells, sidebars)
const loadShell = () => shells.load(store.get().data.shell)
const place = () => ({ path: store.get().path, meta: store.get().data.page })

startArticle(site.labels)
startColorMode(site.colorMode)
startDismissal()
startDropdowns()
startDrawer()
const screen = new Screen(site, sidebars, path)
startBar()
fitBar(page, path, site)
startSearchField({ labels: site.labels, loadShell, page: place })
startKeys(site.shortcut, () => {
  Promise.all([loadShell(), import('../shell/keys/show-keys.tsx')]).then(
    ([data, { showKeys }]) => showKeys(data),
    console.warn,
  )
})
showProgress(store)
const parts: Navigator = { site, store, source, screen }
startNavigation(parts)
// A press that has come meanwhile is answered first.
setTimeout(startRest)

/** Starts what answers no press, or what nobody reaches for at once. */
function startRest(): void {
  startBackToTop()
  startContents()
  offerLanguage(page, site)
  whenIdle(() => loadUnloaded().catch(console.warn))
  startPrefetch(site, store, source)
  followChanges(parts)
  startDevelopment(parts)
  layOutRest()
  // For tests and measurements: controls answer from now on.
  document.documentElement.dataset.ready = ''
  startIsland(first, source).then(recoverOnce.succeeded, (error: unknown) => {
    recoverOnce.reload(build, error)
    showUnloaded(path, parts)
  })
}

/** Gives the page its canonical address: hosts that know files alone send it for `/page.html`, too. */
function takeCanonicalAddress({ base, locales }: SiteData): Path {
  const { locale, route } = splitPath(pathOf(location.pathname, base) ?? '/', locales)
  const path = localizedPath(route, locale)
  const href = hrefOf(path, base)
  if (href !== location.pathname) history.replaceState(history.state, '', href + location.search + location.hash)
  return path
}
