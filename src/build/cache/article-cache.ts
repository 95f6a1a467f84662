import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '../markdown/article.ts'
import type { SampleColours } from '../markdown/code/colours.ts'
import { type PackedArticle, unpackArticle } from '../parse/packed-article.ts'
import { writeWholeSync } from '../write/write-whole.ts'
import { codeVersion } from './code-version.ts'

const keys = new WeakMap<Article, string>()

/** Key of an article in the cache; undefined where it never was there. */
export function keyOfArticle(article: Article): string | undefined {
  return keys.get(article)
}

/** Parsed articles on disk, by everything that they depend on. */
export class ArticleCache {
  readonly #folder: string
  readonly #colours: string
  readonly #version: string
  readonly #memory: Map<string, Article> | undefined

  private constructor(cacheDir: string, version: string, memory?: Map<string, Article>) {
    this.#folder = join(cacheDir, 'articles')
    this.#colours = join(cacheDir, 'colours')
    this.#version = version
    this.#memory = memory
  }

  /** @param remember keeps what was read in memory as well: for a process that reads the site again and again. */
  static open(cacheDir: string, remember = false): ArticleCache {
    const cache = new ArticleCache(cacheDir, codeVersion(remember), remember ? new Map() : undefined)
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
      // At once: a promise for each of hundreds of files would cost several times what reading them does.
      const article = unpackArticle(readFileSync(join(this.#folder, key)))
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
  coloursOf(file: string): SampleColours | undefined {
    try {
      const text = readFileSync(this.#coloursFile(file), 'utf8')
      if (!text.startsWith(this.#version)) return undefined
      return JSON.parse(text.slice(this.#version.length)) as SampleColours
    } catch {
      return undefined
    }
  }

  #coloursFile(file: string): string {
    return join(this.#colours, createHash('sha256').update(file).digest('hex').slice(0, 20))
  }
}
