import { sidebarId } from '../../model/shell-ids.ts'
import { builtHtml } from '../../trusted/policy.ts'
import { fetchJson } from './fetch-json.ts'

/** Sidebars by their hrefs: elements, which stay as the reader has left them. What did not come is asked for again. */
export class Sidebars {
  readonly #kept = new Map<string, Promise<HTMLElement>>()
  readonly #elements = new Map<string, HTMLElement>()

  /** Begins with the one in the document. */
  constructor(href: string | undefined) {
    const first = document.getElementById(sidebarId)
    if (href !== undefined && first) this.#put(href, first)
  }

  /** @throws PageUnreachable, PageOutdated */
  load(href: string): Promise<HTMLElement> {
    const known = this.#kept.get(href)
    if (known) return known
    const loading = fetchJson<{ readonly html: string }>(href).then(({ html }) => {
      const { content } = Object.assign(document.createElement('template'), { innerHTML: builtHtml(html) })
      const element = document.adoptNode(content).firstElementChild as HTMLElement
      this.#put(href, element)
      return element
    })
    this.#kept.set(href, loading)
    loading.catch(() => this.#kept.delete(href))
    return loading
  }

  /** A sidebar that is loaded. */
  get(href: string | undefined): HTMLElement | undefined {
    return href === undefined ? undefined : this.#elements.get(href)
  }

  #put(href: string, element: HTMLElement): void {
    this.#elements.set(href, element)
    this.#kept.set(href, Promise.resolve(element))
  }
}
