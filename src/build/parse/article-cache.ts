import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Article } from '../markdown/article.ts'
import { writeWhole } from '../write/write-whole.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const pipelineFolders = [
  'src/build/markdown',
  'src/build/examples',
  'src/build/reference',
  'src/build/search',
  'src/search/index',
  'src/search/text',
  'src/strings',
]

/**
 * Hash of all that decides how Markdown becomes HTML: the pipeline's source, its labels and the installed packages; and how its
 * terms are counted.
 */
export async function pipelineVersion(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(project, 'package-lock.json')))
  hash.update(await readFile(join(project, 'src/build/reference/api.json')))
  for (const folder of pipelineFolders) {
    const names = (await readdir(join(project, folder), { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .sort()
    for (const name of names) hash.update(name).update(await readFile(join(project, folder, name)))
  }
  return hash.digest('hex')
}

const keys = new WeakMap<Article, string>()

/** Key that an article was read or kept by; undefined where it never was in a cache. */
export function keyOfArticle(article: Article): string | undefined {
  return keys.get(article)
}

/** Parsed articles on disk, by everything that they depend on. */
export class ArticleCache {
  readonly #folder: string
  readonly #version: string
  readonly #memory: Map<string, Article> | undefined

  private constructor(folder: string, version: string, memory?: Map<string, Article>) {
    this.#folder = folder
    this.#version = version
    this.#memory = memory
  }

  /** @param remember keeps what was read in memory as well: for a process that reads the site again and again. */
  static async open(cacheDir: string, remember = false): Promise<ArticleCache> {
    const folder = join(cacheDir, 'articles')
    await mkdir(folder, { recursive: true })
    return new ArticleCache(folder, await pipelineVersion(), remember ? new Map() : undefined)
  }

  key(body: string, context: object): string {
    return createHash('sha256')
      .update(`${this.#version}\0${JSON.stringify(context)}\0${body}`)
      .digest('hex')
  }

  /** Whether an article is there; what is damaged is found when it is read. */
  has(key: string): boolean {
    return this.#memory?.has(key) || existsSync(join(this.#folder, key))
  }

  async get(key: string): Promise<Article | undefined> {
    const known = this.#memory?.get(key)
    if (known) return known
    try {
      const article = JSON.parse(await readFile(join(this.#folder, key), 'utf8')) as Article
      keys.set(article, key)
      this.#memory?.set(key, article)
      return article
    } catch {
      return undefined
    }
  }

  async put(key: string, article: Article): Promise<void> {
    keys.set(article, key)
    this.#memory?.set(key, article)
    await writeWhole(join(this.#folder, key), JSON.stringify(article))
  }
}
