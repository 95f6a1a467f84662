import type { IndexFiles } from '../protocol.ts'
import { SearchFailure } from './failure.ts'
import type { FetchFile } from './fetch-file.ts'
import {
  type ChunkFile,
  chunkName,
  type HeadFile,
  type SealedFile,
  type TextFile,
  textName,
  type WordsFile,
  wordsName,
} from './files.ts'
import { type Head, openHead } from './head.ts'
import { lettersOf } from './letters-of.ts'
import { readNumbers } from './numbers.ts'
import { isPair } from './phrases.ts'
import { type Postings, readPostings } from './postings.ts'
import { placeOf, rangeOf, readTerms } from './terms.ts'

/** A stretch of the terms of the text. Postings are read when somebody asks for them. */
interface Chunk {
  readonly terms: readonly string[]
  readonly written: readonly string[]
  readonly read: Map<number, Postings>
}

/** Words that a typing error may stand for, with the bits of the number of sections that each stands in. */
export interface Words {
  readonly terms: readonly string[]
  readonly weights: readonly number[]
  readonly letters: Int32Array
}

/** A prefix that spreads over more chunks is too short to say much. */
const maxChunks = 3

type TextSections = TextFile['sections']

/** An index whose head is here; the rest is fetched as queries need it, once. */
export class SearchIndex {
  readonly head: Head
  readonly #folder: string
  readonly #hash: string
  readonly #fetch: FetchFile
  readonly #chunks = new Map<number, Chunk>()
  readonly #texts = new Map<number, TextSections>()
  #words: Words | undefined
  readonly #counts = new Map<string, number>()
  #headLetters: Int32Array | undefined
  readonly #coming = new Map<string, Promise<unknown>>()

  private constructor(place: IndexFiles, head: HeadFile, fetch: FetchFile) {
    this.#folder = `${place.files}${head.of}/`
    this.#hash = head.of
    this.#fetch = fetch
    this.head = undamaged(place.head, () => openHead(head))
  }

  /** @throws SearchFailure */
  static async open(place: IndexFiles, fetch: FetchFile): Promise<SearchIndex> {
    return new SearchIndex(place, (await fetch(place.head)) as HeadFile, fetch)
  }

  /** Numbers of the chunks that a term, or the terms that begin with it, would stand in and that are not here. */
  missingChunks(term: string, isPrefix: boolean): number[] {
    const { chunks } = this.head
    const first = Math.max(0, placeOf(chunks, `${term}\0`) - 1)
    const end = isPrefix ? Math.max(first, placeOf(chunks, `${term}\uffff`) - 1) : first
    const last = Math.min(end, first + maxChunks - 1)
    const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    return chunks.length === 0 ? [] : numbers.filter((number) => !this.#chunks.has(number))
  }

  /** @throws SearchFailure */
  async loadChunk(number: number): Promise<void> {
    await this.#load(chunkName(number), (file: ChunkFile) => {
      const terms = readTerms(file.terms)
      const written = terms.length === 0 ? [] : file.postings.split(' ')
      if (terms.length !== written.length) throw new RangeError('Terms and postings are not of the same number')
      this.#counts.clear()
      this.#chunks.set(number, { terms, written, read: new Map() })
    })
  }

  /** Postings of a term of the text, as far as its chunk is here. */
  postings(term: string): Postings | undefined {
    const number = Math.max(0, placeOf(this.head.chunks, `${term}\0`) - 1)
    const chunk = this.#chunks.get(number)
    if (!chunk) return undefined
    const place = placeOf(chunk.terms, term)
    if (chunk.terms[place] !== term) return undefined
    const known = chunk.read.get(place)
    if (known) return known
    const read = undamaged(chunkName(number), () => readPostings(chunk.written[place] ?? ''))
    chunk.read.set(place, read)
    return read
  }

  /** Number of sections that have a term in any field of their own, as far as the term's chunk is here. */
  sectionsWith(term: string): number {
    const known = this.#counts.get(term)
    if (known !== undefined) return known
    const count = this.#count(term)
    this.#counts.set(term, count)
    return count
  }

  #count(term: string): number {
    const inText = this.postings(term)?.sections ?? []
    const places = this.head.places.get(term)
    if (!places) return inText.length
    const firsts = [...places.titles, ...places.keywords].map((page) => this.head.pages[page]?.first ?? 0)
    const inHead = new Set([...firsts, ...places.headings])
    let count = inText.length + inHead.size
    for (const section of inText) if (inHead.has(section)) count -= 1
    return count
  }

  /** Terms that begin with a prefix, in the fields of the head and in the chunks that are here. */
  termsFrom(prefix: string, withText: boolean): string[] {
    const found = new Set(this.head.terms.slice(...rangeOf(this.head.terms, prefix)))
    if (withText) {
      const { chunks } = this.head
      const first = Math.max(0, placeOf(chunks, `${prefix}\0`) - 1)
      const last = Math.max(first, placeOf(chunks, `${prefix}\uffff`) - 1)
      for (let number = first; number <= last; number++) {
        const terms = this.#chunks.get(number)?.terms
        if (terms) for (const term of terms.slice(...rangeOf(terms, prefix))) if (!isPair(term)) found.add(term)
      }
    }
    return [...found]
  }

  has(term: string): boolean {
    return this.head.places.has(term) || this.postings(term) !== undefined
  }

  /** Letters of the head's terms; worked out when the first word has to be corrected. */
  get headLetters(): Int32Array {
    this.#headLetters ??= Int32Array.from(this.head.terms, lettersOf)
    return this.#headLetters
  }

  get words(): Words | undefined {
    return this.#words
  }

  /** @throws SearchFailure */
  async loadWords(): Promise<void> {
    await this.#load(wordsName, (file: WordsFile) => {
      const terms = readTerms(file.terms)
      this.#words = { terms, weights: readNumbers(file.weights), letters: Int32Array.from(terms, lettersOf) }
    })
  }

  /** Texts of a page's sections, as far as they are here. */
  texts(page: number): TextSections | undefined {
    return this.#texts.get(page)
  }

  /** @throws SearchFailure */
  async loadTexts(page: number): Promise<void> {
    await this.#load(textName(page), ({ sections }: TextFile) => {
      if (sections.length !== this.head.pages[page]?.count) throw new RangeError('The texts are not of this page')
      this.#texts.set(page, sections)
    })
  }

  /** Fetches a file once; one that failed is fetched again the next time. */
  #load<T>(name: string, keep: (file: T) => void): Promise<unknown> {
    const known = this.#coming.get(name)
    if (known) return known
    const href = this.#folder + name
    const coming = this.#fetch(href).then((file) =>
      undamaged(href, () => {
        if ((file as SealedFile).of !== this.#hash) throw new RangeError('The file is one of another index')
        keep(file as T)
      }),
    )
    this.#coming.set(name, coming)
    coming.catch(() => this.#coming.delete(name))
    return coming
  }
}

/** What cannot be read was damaged on its way. */
function undamaged<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new SearchFailure('damaged', `${name} is damaged`, { cause })
  }
}
