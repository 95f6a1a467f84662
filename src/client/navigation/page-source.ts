import type { PageData } from '../../model/page.ts'
import { fileStem, hrefOf, type Path } from '../../model/route.ts'
import { loadPageComponent } from '../../shell/pages/page-modules.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { loadStyle } from './load-style.ts'
import type { PageOnScreen } from './page-store.ts'

/** Milliseconds until a request counts as failed. */
const timeout = 15_000
/** Maximum pages in memory. */
const kept = 40

/** The page cannot be had now, but may later: offline, too slow, or a fault of the server. */
export class PageUnreachable extends Error {}
/** This document is too old to show the page: the browser must load it as a whole. */
export class PageOutdated extends Error {}

type Entry = { readonly promise: Promise<PageOnScreen>; page?: PageOnScreen }

/** Pages by their path, fetched once and kept while the document lives. */
export class PageSource {
  readonly #shell: ShellData
  readonly #entries = new Map<Path, Entry>()
  readonly #sidebars = new Map<string, Promise<string>>()

  constructor(shell: ShellData, first: PageOnScreen) {
    this.#shell = shell
    this.#entries.set(first.path, { promise: Promise.resolve(first), page: first })
    const { meta } = first.data
    if (meta.kind === 'doc' && meta.sidebar && first.sidebarHtml) {
      this.#sidebars.set(`${meta.version}/${meta.sidebar}`, Promise.resolve(first.sidebarHtml))
    }
  }

  /** The page if it is loaded. */
  peek(path: Path): PageOnScreen | undefined {
    return this.#entries.get(path)?.page
  }

  /** Whether the page is loaded or loading. */
  has(path: Path): boolean {
    return this.#entries.has(path)
  }

  /**
   * Fetches a page, or returns the one that is loaded or loading.
   * @throws PageUnreachable, PageOutdated
   */
  load(path: Path): Promise<PageOnScreen> {
    const known = this.#entries.get(path)
    if (known) return known.promise
    const entry: Entry = { promise: this.#fetchPage(path) }
    this.#entries.set(path, entry)
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size > kept && oldest !== undefined) this.#entries.delete(oldest)
    entry.promise.then(
      (page) => {
        entry.page = page
      },
      () => this.#entries.delete(path),
    )
    return entry.promise
  }

  /** Href of a page's data. */
  hrefOf(path: Path): string {
    return hrefOf(`/${fileStem(path)}.json`, this.#shell.base)
  }

  /** Makes the next load of a page fetch it again. */
  forget(path: Path): void {
    this.#entries.delete(path)
  }

  async #fetchPage(path: Path): Promise<PageOnScreen> {
    const data = await getJson<PageData>(this.hrefOf(path))
    if (data.build !== this.#shell.build) throw new PageOutdated(`${path} belongs to build ${data.build}`)
    const component = await loadPageComponent(data.meta).catch((cause: unknown) => {
      if (!navigator.onLine) throw new PageUnreachable(`The code of ${path} could not be reached`, { cause })
      throw isMissing(cause) ? new PageOutdated(`The code of ${path} is gone`, { cause }) : cause
    })
    const [sidebarHtml] = await Promise.all([this.#sidebarOf(data), ...data.styles.map(loadStyle)])
    return { data, path, component, sidebarHtml }
  }

  #sidebarOf({ meta }: PageData): Promise<string> | null {
    if (meta.kind !== 'doc' || !meta.sidebar) return null
    const key = `${meta.version}/${meta.sidebar}`
    const href = this.#shell.sidebars[key]
    if (href === undefined) return null
    const known = this.#sidebars.get(key)
    if (known) return known
    const sidebar = getJson<{ html: string }>(href).then(({ html }) => html)
    this.#sidebars.set(key, sidebar)
    sidebar.catch(() => this.#sidebars.delete(key))
    return sidebar
  }
}

/** Browsers report a module that cannot be fetched as a TypeError. */
function isMissing(cause: unknown): boolean {
  return cause instanceof TypeError
}

async function getJson<T>(href: string): Promise<T> {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    throw new PageUnreachable(`${href} could not be reached`, { cause })
  })
  if (response.status >= 500) throw new PageUnreachable(`${href} answered ${response.status}`)
  if (!response.ok) throw new PageOutdated(`${href} answered ${response.status}`)
  const text = await response.text().catch((cause: unknown) => {
    throw new PageUnreachable(`${href} broke off`, { cause })
  })
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw new PageOutdated(`${href} is not JSON`, { cause })
  }
}
