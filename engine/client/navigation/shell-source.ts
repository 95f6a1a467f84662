import type { PageData } from '../../model/page.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { fetchJson } from './fetch-json.ts'
import type { PageOnScreen } from './page-store.ts'

/** What stands around a page. */
export type Surroundings = Pick<PageOnScreen, 'shell' | 'sidebarHtml'>

/** The shell's data and the sidebars, which have another address whenever they have changed. */
export class ShellSource {
  readonly #footerHtml: string
  readonly #shells = new Kept<ShellData>()
  readonly #sidebars = new Kept<string>()

  /** Begins with what the document has brought along. */
  constructor({ data, shell, sidebarHtml }: PageOnScreen) {
    this.#footerHtml = shell.footerHtml
    this.#shells.put(data.shell, shell)
    const href = sidebarHref(data, shell)
    if (href !== undefined && sidebarHtml) this.#sidebars.put(href, sidebarHtml)
  }

  /**
   * What stands around a page, as the shell's data at an address have it.
   * @throws PageUnreachable, PageOutdated
   */
  async around(page: PageData, address = page.shell): Promise<Surroundings> {
    const shell = await this.#shells.get(address, async () => {
      const fetched = await fetchJson<ShellData>(address)
      // The JSON has no footer: this document's stays, since a new one comes with a new build.
      return { ...fetched, footerHtml: this.#footerHtml }
    })
    const href = sidebarHref(page, shell)
    if (href === undefined) return { shell, sidebarHtml: null }
    const load = async () => (await fetchJson<{ html: string }>(href)).html
    return { shell, sidebarHtml: await this.#sidebars.get(href, load) }
  }
}

function sidebarHref({ meta }: PageData, { sidebars }: ShellData): string | undefined {
  return meta.kind === 'doc' && meta.sidebar !== null ? sidebars[`${meta.version}/${meta.sidebar}`] : undefined
}

/** What was loaded or is loading, by its address. What failed is loaded again. */
class Kept<T> {
  readonly #promises = new Map<string, Promise<T>>()

  put(href: string, value: T): void {
    this.#promises.set(href, Promise.resolve(value))
  }

  get(href: string, load: () => Promise<T>): Promise<T> {
    const known = this.#promises.get(href)
    if (known) return known
    const promise = load()
    this.#promises.set(href, promise)
    promise.catch(() => this.#promises.delete(href))
    return promise
  }
}
