import type { PageData, PageFacts } from '../../model/page.ts'
import { fileStem, hrefOf, localizedPath, type Path } from '../../model/route.ts'
import type { SiteData } from '../../shell/document-data.ts'
import { loadPageComponent } from '../../shell/pages/page-modules.ts'
import { loadStyle } from '../load-style.ts'
import { fetchJson, PageOutdated, PageUnreachable } from './fetch-json.ts'
import { pagePath } from './interceptable.ts'
import type { PageOnScreen } from './page-store.ts'
import type { ShellSource } from './shell-source.ts'
import type { Sidebars } from './sidebars.ts'

/** Maximum pages in memory. */
const kept = 40

type Entry = { readonly promise: Promise<PageOnScreen>; page?: PageOnScreen }

/** Pages by their path, fetched once and kept while the document lives and the site has the same contents. */
export class PageSource {
  readonly #site: SiteData
  readonly #build: string
  readonly #notFound: Path
  readonly #shells: ShellSource
  readonly #sidebars: Sidebars
  readonly #entries = new Map<Path, Entry>()
  /** Address of the shell's data that the page fetched last has named: all pages of a language name the same. */
  #newest: string
  /** Called when a fetched page names other shell data than the one before. */
  onChange = () => {}

  constructor(first: PageOnScreen, site: SiteData, shells: ShellSource, sidebars: Sidebars) {
    this.#site = site
    this.#build = first.data.build
    this.#notFound = localizedPath('/404', site.locales.find(({ code }) => code === site.locale) ?? { path: '/' })
    this.#newest = first.data.shell
    this.#shells = shells
    this.#sidebars = sidebars
    this.keep(first)
  }

  /** The page if it is loaded. */
  peek(path: Path): PageOnScreen | undefined {
    return this.#entry(path)?.page
  }

  /** Whether the page is loaded or loading. */
  has(path: Path): boolean {
    return this.#entry(path) !== undefined
  }

  /**
   * Fetches a page, or returns the one that is loaded or loading.
   * @throws PageUnreachable, PageOutdated
   */
  load(path: Path): Promise<PageOnScreen> {
    const known = this.#entry(path)
    if (known) return known.promise
    const entry: Entry = { promise: this.#fetchPage(path) }
    this.#entries.set(path, entry)
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size > kept && oldest !== undefined) this.#entries.delete(oldest)
    entry.promise.then(
      (page) => {
        entry.page = page
        this.#note(page.data.shell)
      },
      (error: unknown) => {
        this.#entries.delete(path)
        // The link that led there may be gone, too.
        if (error instanceof PageOutdated) this.ask().catch(() => undefined)
      },
    )
    return entry.promise
  }

  /** Path of the page at an address of this site, if it can be one. */
  pathOf(pathname: string): Path | undefined {
    return pagePath(pathname, this.#site)
  }

  /** Href of a page's data. */
  hrefOf(path: Path): string {
    return hrefOf(`/${fileStem(path)}.json`, this.#site.base)
  }

  /**
   * Fetches the data of the 404 page, which is small and always there, to see whether the shell data has a new address.
   * @throws PageUnreachable, PageOutdated
   */
  async ask(): Promise<void> {
    const { build, shell } = await this.#fetchData(this.#notFound)
    if (build === this.#build) this.#note(shell)
  }

  /** Keeps what has become known of a page. */
  keep(page: PageOnScreen): void {
    this.#entries.set(page.path, { promise: Promise.resolve(page), page })
  }

  /** Makes the next load of a page fetch it again. */
  forget(path: Path): void {
    this.#entries.delete(path)
  }

  /** What is known of a page, unless the contents have changed since. */
  #entry(path: Path): Entry | undefined {
    const entry = this.#entries.get(path)
    return entry?.page && entry.page.data.shell !== this.#newest ? undefined : entry
  }

  async #fetchPage(path: Path): Promise<PageOnScreen> {
    const data = await this.#fetchData(path)
    if (data.build !== this.#build) throw new PageOutdated(`${path} is of another build`)
    const { sidebar } = data.page
    const [draw] = await Promise.all([
      this.drawing(data, path),
      sidebar === undefined ? undefined : this.#sidebars.load(sidebar),
      ...data.styles.map(loadStyle),
    ])
    return { data, path, draw }
  }

  /**
   * What draws a page, if that is React.
   * @throws PageUnreachable, PageOutdated, and what its code throws
   */
  async drawing({ page, shell }: Pick<PageData, 'page' | 'shell'>, path: Path): Promise<PageOnScreen['draw']> {
    const Component = await loadPageComponent(page.kind, this.#routeOf(page, path)).catch((cause: unknown) => {
      if (navigator.onLine && !isMissing(cause)) throw cause
      throw new (navigator.onLine ? PageOutdated : PageUnreachable)(`${path} has no code`, { cause })
    })
    if (!Component) return undefined
    const [{ startIsland }, data] = await Promise.all([
      import('../../shell/pages/page-island.tsx'),
      this.#shells.load(shell),
    ])
    return (place) => startIsland(place, { shell: data, page: { path, meta: page }, Component })
  }

  /** One page stands for all addresses that lead nowhere. */
  #routeOf({ kind }: PageFacts, path: Path): Path {
    return kind === 'not-found' ? this.#notFound : path
  }

  /** Some hosts let browsers keep pages for a while: asked in this way, they say what is there now. */
  #fetchData(path: Path): Promise<PageData> {
    return fetchJson<PageData>(this.hrefOf(path), 'no-cache')
  }

  #note(shell: string): void {
    if (shell === this.#newest) return
    this.#newest = shell
    this.onChange()
  }
}

/** Browsers report a module that cannot be fetched as a TypeError. */
function isMissing(cause: unknown): boolean {
  return cause instanceof TypeError
}
