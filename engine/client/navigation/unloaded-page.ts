import type { DocsVersion } from '../../model/navbar.ts'
import type { Breadcrumb, UnloadedMeta } from '../../model/page.ts'
import { hrefOf, localizedPath, type Path, pathOf, splitPath } from '../../model/route.ts'
import { builtHtml } from '../../trusted/policy.ts'
import type { PageOnScreen } from './page-store.ts'

/** A page that did not load: what its address tells, and the sidebar, if it has the page. */
export function unloadedPage(path: Path, before: PageOnScreen): PageOnScreen {
  const { shell } = before
  const { route } = splitPath(path, shell.locales)
  const place = before.sidebarHtml === null ? undefined : placeIn(before.sidebarHtml, path, shell.base)
  const meta: UnloadedMeta = {
    kind: 'unloaded',
    route,
    locale: shell.locale,
    title: place?.at(-1)?.title ?? shell.strings.loadFailed,
    description: '',
    alternates: Object.fromEntries(shell.locales.map((locale) => [locale.code, localizedPath(route, locale)])),
    version: versionOf(path, shell.docs.versions),
    breadcrumbs: place ? [...rootOf(before), ...place] : [],
  }
  const data = { ...before.data, meta, html: '', contents: undefined, styles: [] }
  return { data, path, component: null, shell, sidebarHtml: place ? before.sidebarHtml : null }
}

/** The groups around a page in a sidebar, and at last the page itself. */
function placeIn(sidebarHtml: string, path: Path, base: string): Breadcrumb[] | undefined {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: builtHtml(sidebarHtml) })
  const links = [...content.querySelectorAll('a')]
  const link = links.find((one) => one.getAttribute('href') === hrefOf(path, base))
  const steps: Breadcrumb[] = []
  for (let row = link?.closest('li'); row; row = row.parentElement?.closest('li')) steps.unshift(stepOf(row, base))
  return link && steps
}

/** A group without a page of its own has its name in the summary. */
function stepOf(row: Element, base: string): Breadcrumb {
  const link = row.querySelector(':scope > a')
  const name = link ?? row.querySelector('summary')
  // Not the mark of a target behind it.
  const title = name?.firstChild?.textContent ?? ''
  return { title, path: pathOf(link?.getAttribute('href') ?? '', base) }
}

/** The first step of all pages of the documentation. */
function rootOf({ data: { meta } }: PageOnScreen): readonly Breadcrumb[] {
  return 'breadcrumbs' in meta ? meta.breadcrumbs.slice(0, 1) : []
}

/** Of versions below each other, such as `/docs` and `/docs/1.0`, the deepest. */
function versionOf(path: Path, versions: readonly DocsVersion[]): string | null {
  const around = versions.filter((version) => `${path}/`.startsWith(`${version.path}/`))
  return around.sort((a, b) => b.path.length - a.path.length)[0]?.name ?? null
}
