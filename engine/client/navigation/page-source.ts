import type { Locale } from '../../model/locale.ts'
import type { PageData } from '../../model/page.ts'
import { fileStem, hrefOf, localizedPath, type Path } from '../../model/route.ts'
import { loadPageComponent } from '../../shell/pages/page-modules.ts'
import { loadStyle } from '../load-style.ts'
import { fetchJson, PageOutdated, PageUnreachable } from './fetch-json.ts'
import type { PageOnScreen } from './page-store.ts'
import { ShellSource, type Surroundings } from './shell-source.ts'

/** Maximum pages in memory. */
const kept = 40

type Entry = { readonly promise: Promise<PageOnScreen>; page?: PageOnScreen }

/**
 * Pages by their path, fetched once and kept while the document lives and the site has the same pages: all pages of a language
 * name the same data of the shell, so the first one that names other data tells that sidebar and navbar have changed.
 */
export class PageSource {
  readonly #build: string
  readonly #base: string
  readonly #locales: readonly Locale[]
  readonly #notFound: Path
  readonly #shells: ShellSource
  readonly #entries = new Map<Path, Entry>()
  /** Address of the shell's data that the page fetched last has named. */
  #newest: string
  /** Called when a fetched page names other shell data than the one before. */
  onChange = () => {}

  constructor(first: PageOnScreen) {
    this.#build = first.data.build
    this.#base = first.shell.base
    const { locales, locale } = first.shell
    this.#locales = locales
    this.#notFound = localizedPath('/404', locales.find(({ code }) => code === locale) ?? { path: '/' })
    this.#newest = first.data.shell
    this.#shells = new ShellSource(first)
    this.#entries.set(first.path, { promise: Promise.resolve(first), page: first })
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

  /** Href of a page's data. */
  hrefOf(path: Path): string {
    return hrefOf(`/${fileStem(path)}.json`, this.#base)
  }

  /** What stands around a page now, whether or not there still is that page. */
  around(page: PageData): Promise<Surroundings> {
    return this.#shells.around(page, this.#newest)
  }

  /**
   * Fetches the data of the 404 page, which is small and always there, to see whether the shell data has a new address.
   * @throws PageUnreachable, PageOutdated
   */
  async ask(): Promise<void> {
    const { build, shell } = await this.#fetchData(this.#notFound)
    if (build === this.#build) this.#note(shell)
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
    const component = await loadPageComponent(data.meta, this.#locales).catch((cause: unknown) => {
      if (navigator.onLine && !isMissing(cause)) throw cause
      throw new (navigator.onLine ? PageOutdated : PageUnreachable)(`${path} has no code`, { cause })
    })
    const [around] = await Promise.all([this.#shells.around(data), ...data.styles.map(loadStyle)])
    return { data, path, component, ...around }
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
