import type { ShellData } from '../../shell/shell-data.ts'
import { fetchJson } from './fetch-json.ts'

/** The shell's data, which only what React draws needs: by their addresses, fetched once. What did not come is asked for again. */
export class ShellSource {
  readonly #kept = new Map<string, Promise<ShellData>>()

  /** @throws PageUnreachable, PageOutdated */
  load(href: string): Promise<ShellData> {
    const known = this.#kept.get(href)
    if (known) return known
    const loading = fetchJson<ShellData>(href)
    this.#kept.set(href, loading)
    loading.catch(() => this.#kept.delete(href))
    return loading
  }
}
