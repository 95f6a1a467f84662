import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DocumentData } from '../../model/document.ts'
import { hrefOf, localizedPath, type Path, pathOf, splitPath } from '../../model/route.ts'
import { rootId, sidebarContentId } from '../../model/shell-ids.ts'
import { App } from '../../shell/App.tsx'
import { useHydrated } from '../../shell/hydrated.ts'
import { loadPageComponent } from '../../shell/pages/page-modules.ts'
import { PendingPageContext } from '../../shell/pending-page.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { startDevelopment } from '../development.ts'
import { followChanges } from '../navigation/follow-changes.ts'
import { showUnloaded, startNavigation } from '../navigation/navigate.ts'
import { PageSource } from '../navigation/page-source.ts'
import { PageStore } from '../navigation/page-store.ts'
import { startPrefetch } from '../navigation/prefetch.ts'
import { recoverOnce } from '../navigation/recover.ts'
import { whenHydrated } from '../when-hydrated.ts'

/**
 * Hydrates the shell. The article, its contents and the sidebar are read back from the document, so React finds what it
 * already has and leaves their elements alone. (With an empty string a mismatch elsewhere in the shell would wipe the article.)
 *
 * @param built HTML of the article or main part, as it came
 * @returns false where the code of the page did not come, which its reader is told
 */
export async function hydrate(fetched: ShellData, brought: DocumentData, built: string): Promise<boolean> {
  const shell = { ...fetched, footerHtml: adopted(`#${rootId} > footer`) }
  const { meta } = brought
  let hasCode = true
  const component = await loadPageComponent(meta, shell.locales).catch((error: unknown) => {
    recoverOnce.reload(brought.build, error)
    hasCode = false
    return null
  })
  const html = component ? '' : built
  const sidebarHtml = document.getElementById(sidebarContentId)?.innerHTML ?? null
  const path = takeCanonicalAddress(shell)
  const contents = adopted('[data-contents]')
  const data = { ...brought, html, contents, styles: [] }
  const store = new PageStore({ data, path, component, sidebarHtml, shell })
  const source = new PageSource(store.get())
  const container = document.getElementById(rootId) as HTMLElement
  // As a transition React hydrates in slices of a few milliseconds, and lets the reader's scrolling and typing in between.
  startTransition(() => {
    hydrateRoot(container, <Root store={store} />)
  })
  startNavigation(shell, store, source)
  startPrefetch(shell, store, source)
  followChanges(store, source)
  startDevelopment(shell, store, source)
  if (!hasCode) whenHydrated(() => showUnloaded(path, store, source))
  return hasCode
}

/** Gives the page its canonical address: hosts that know files alone send it for `/page.html`, too. */
function takeCanonicalAddress({ base, locales }: ShellData): Path {
  const { locale, route } = splitPath(pathOf(location.pathname, base) ?? '/', locales)
  const path = localizedPath(route, locale)
  const href = hrefOf(path, base)
  if (href !== location.pathname) history.replaceState(history.state, '', href + location.search + location.hash)
  return path
}

function adopted(selector: string): string {
  return document.querySelector(selector)?.innerHTML ?? ''
}

function Root({ store }: { readonly store: PageStore }) {
  const page = useSyncExternalStore(store.subscribe, store.settled, store.settled)
  const hydrated = useHydrated()
  // Controls answer from now on: a mark for tests and measurements.
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = ''
  }, [hydrated])
  return (
    <PendingPageContext value={store}>
      <App shell={page.shell} page={page} />
    </PendingPageContext>
  )
}
