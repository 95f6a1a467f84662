import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPublished } from '../../engine/write/published.ts'
import { writeCorpus } from '../corpus/write-corpus.ts'
import { project } from '../places.ts'

/** Enough pages for threads, and few enough for a build in seconds. */
const pageCount = 40

/** A generated site that is built again and again, with a cache of its own. */
export class TinySite {
  readonly dist: string
  readonly cache: string
  readonly infoFile: string
  readonly #root: string

  private constructor(folder: string) {
    this.#root = join(folder, 'site')
    this.dist = join(folder, 'dist')
    this.cache = join(folder, 'cache')
    this.infoFile = join(folder, '.build/site.json')
  }

  static async write(folder: string): Promise<TinySite> {
    const site = new TinySite(folder)
    await writeCorpus(site.#root, pageCount)
    return site
  }

  /** Another text on a page. */
  change(state: number): void {
    const file = join(this.#root, 'content/en/docs/reference/long-page.md')
    const text = readFileSync(file, 'utf8').replace(/\nState \d+\.\n$/, '')
    writeFileSync(file, `${text}\nState ${state}.\n`)
  }

  start(): ChildProcess {
    const args = ['scripts/build.mjs', '--site', this.#root, '--out', this.dist, '--no-social-images']
    const env = { ...process.env, SITE_CACHE_DIR: this.cache, BASE_PATH: '', CSP_META: '' }
    return spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' })
  }

  /** Whether the build came to its end. */
  async build(): Promise<boolean> {
    const [code] = (await once(this.start(), 'exit')) as [number | null]
    return code === 0
  }

  /** Files of the site by their names. */
  published(): Map<string, string> {
    const names = [...readPublished(this.dist).files].sort()
    return new Map(names.map((name) => [name, readFileSync(join(this.dist, name), 'latin1')]))
  }

  /** All files below the output and the cache. */
  allFiles(): string[] {
    return [this.dist, this.cache].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  }
}
