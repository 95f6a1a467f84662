import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Article } from '../markdown/article.ts'
import type { KeptColours } from '../markdown/kept-colours.ts'
import { writeWholeSync } from '../write/write-whole.ts'
import { coloursFolder } from './kept-folders.ts'
import { type PackedArticle, unpackArticle } from './packed-article.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const packing = 'src/build/parse/packed-article.ts'
const pipelineFolders = [
  'src/build/markdown',
  'src/build/behavior',
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
  for (const file of ['src/build/reference/api.json', packing]) hash.update(await readFile(join(project, file)))
  for (const folder of pipelineFolders) {
    const names = (await readdir(join(project, folder), { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .sort()
    for (const name of names) hash.update(name).update(await readFile(join(project, folder, name)))
  }
  return hash.digest('hex')
}

const articlesFolder = 'articles'

const keys = new WeakMap<Article, string>()

/** Key that an article was read or kept by; undefined where it never was in a cache. */
export function keyOfArticle(article: Article): string | undefined {
  return keys.get(article)
}

/** An article of a cache. @throws Error where it is not there, or not whole */
export function readArticle(cacheDir: string, key: string): Article {
  // At once: a promise for each of hundreds of files would cost several times what reading them does.
  return unpackArticle(readFileSync(join(cacheDir, articlesFolder, key)))
}

/** Parsed articles on disk, by everything that they depend on. */
export class ArticleCache {
  readonly #cacheDir: string
  readonly #folder: string
  readonly #colours: string
  readonly #version: string
  readonly #memory: Map<string, Article> | undefined

  private constructor(cacheDir: string, version: string, memory?: Map<string, Article>) {
    this.#cacheDir = cacheDir
    this.#folder = join(cacheDir, articlesFolder)
    this.#colours = join(cacheDir, coloursFolder)
    this.#version = version
    this.#memory = memory
  }

  /** @param remember keeps what was read in memory as well: for a process that reads the site again and again. */
  static async open(cacheDir: string, remember = false): Promise<ArticleCache> {
    const cache = new ArticleCache(cacheDir, await pipelineVersion(), remember ? new Map() : undefined)
    for (const folder of [cache.#folder, cache.#colours]) mkdirSync(folder, { recursive: true })
    return cache
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

  get(key: string): Article | undefined {
    const known = this.#memory?.get(key)
    if (known) return known
    try {
      const article = readArticle(this.#cacheDir, key)
      keys.set(article, key)
      this.#memory?.set(key, article)
      return article
    } catch {
      return undefined
    }
  }

  /**
   * At once, as one article after the other comes: when all are there, nothing is left to be done.
   * @param file of the page, by which its colours are found when its text is another one
   */
  put(key: string, article: Article, { bytes, colours }: PackedArticle, file: string): void {
    keys.set(article, key)
    this.#memory?.set(key, article)
    writeWholeSync(join(this.#folder, key), bytes)
    if (colours) writeWholeSync(this.#coloursFile(file), this.#version + colours)
  }

  /** Colours of the samples that a page had when it was parsed last. */
  coloursOf(file: string): KeptColours | undefined {
    try {
      const text = readFileSync(this.#coloursFile(file), 'utf8')
      if (!text.startsWith(this.#version)) return undefined
      return JSON.parse(text.slice(this.#version.length)) as KeptColours
    } catch {
      return undefined
    }
  }

  #coloursFile(file: string): string {
    return join(this.#colours, createHash('sha256').update(file).digest('hex').slice(0, 20))
  }
}
