import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { codeVersion } from '../cache/code-version.ts'
import { readEntry, writeEntry } from '../cache/entry.ts'
import { hashOf } from '../cache/seal.mjs'
import type { Article, SampleColours } from '../markdown/article.ts'
import { PlainError } from '../problems/plain-error.ts'
import { type PackedArticle, unpackArticle } from './packed-article.ts'

/** Twice the articles of a site with 350 pages. */
const heldBytes = 100_000_000

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
  /** A small site is held as a whole, a large one is read again. */
  readonly #held = new LRUCache<string, Uint8Array>({ maxSize: heldBytes, sizeCalculation: ({ length }) => length })

  private constructor(cacheDir: string, version: string, memory?: Map<string, Article>) {
    this.#folder = join(cacheDir, 'articles')
    this.#colours = join(cacheDir, 'colours')
    this.#version = version
    this.#memory = memory
  }

  /** @param remember keeps what was read in memory as well: for a process that reads the site again and again. */
  static open(cacheDir: string, remember = false): ArticleCache {
    const cache = new ArticleCache(cacheDir, codeVersion(), remember ? new Map() : undefined)
    for (const folder of [cache.#folder, cache.#colours]) mkdirSync(folder, { recursive: true })
    return cache
  }

  key(body: string, context: object): string {
    return hashOf(`${this.#version}\0${JSON.stringify(context)}\0${body}`)
  }

  /** Whether an article is there; what is damaged is found when it is read. */
  has(key: string): boolean {
    return this.#memory?.has(key) || existsSync(join(this.#folder, key))
  }

  get(key: string): Article | undefined {
    const known = this.#memory?.get(key)
    if (known) return known
    // At once: a promise for each of hundreds of files would cost several times what reading them does.
    const bytes = readEntry(join(this.#folder, key))
    return bytes && this.#unpack(key, bytes)
  }

  /**
   * At once, as one article after the other comes: when all are there, nothing is left to be done.
   * @param file of the page, by which its colours are found when its text is another one
   */
  put(key: string, { bytes, colours }: PackedArticle, file: string): Article {
    writeEntry(join(this.#folder, key), bytes)
    if (colours) writeEntry(this.#coloursFile(file), this.#version + colours)
    return this.#unpack(key, bytes)
  }

  /** An article whose large parts are read from the disk once more where they are not held. */
  #unpack(key: string, bytes: Uint8Array): Article {
    this.#held.set(key, bytes)
    const article = unpackArticle(bytes, () => this.#held.get(key) ?? this.#readAgain(key))
    keys.set(article, key)
    this.#memory?.set(key, article)
    return article
  }

  #readAgain(key: string): Uint8Array {
    const bytes = readEntry(join(this.#folder, key))
    if (!bytes)
      throw new PlainError(`${join(this.#folder, key)} is gone or damaged since the build began. Build again.`)
    this.#held.set(key, bytes)
    return bytes
  }

  /** Colours of the samples that a page had when it was parsed last. */
  coloursOf(file: string): SampleColours | undefined {
    const text = readEntry(this.#coloursFile(file))?.toString('utf8')
    return text?.startsWith(this.#version) ? (JSON.parse(text.slice(this.#version.length)) as SampleColours) : undefined
  }

  #coloursFile(file: string): string {
    return join(this.#colours, hashOf(file).slice(0, 20))
  }
}
