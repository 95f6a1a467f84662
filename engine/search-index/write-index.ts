import { createHash } from 'node:crypto'
import type { Locale } from '../model/locale.ts'
import {
  type ChunkFile,
  chunkName,
  format,
  type HeadFile,
  headName,
  type SealedFile,
  slugOf,
  type TextFile,
  textName,
  type WordsFile,
  wordsName,
} from '../search/index/files.ts'
import { withoutReports } from '../search/index/lines.ts'
import { writeNumbers } from '../search/index/numbers.ts'
import { writePostings } from '../search/index/postings.ts'
import { writeTerms } from '../search/index/terms.ts'
import { collectTerms, type Occurrences } from './occurrences.ts'
import type { SearchPage } from './search-page.ts'

/** Signs of a chunk before compression: small enough to be fetched for a word, large enough to compress well. */
const chunkSize = 7_000
/** Shorter words are not corrected, so the list of words does without them. */
const shortestWord = 4

export interface WrittenIndex {
  /** Hash of everything in it. */
  readonly hash: string
  /** Texts by their name inside the folder of the index, not sealed yet. */
  readonly files: ReadonlyMap<string, string>
}

/** Writes the index of some pages in one language: see engine/search/README.md. */
export function writeIndex(pages: readonly SearchPage[], locale: Locale): WrittenIndex {
  const { occurrences, words, lengths } = collectTerms(pages)
  const terms = [...occurrences.keys()].sort()
  const chunks = chunksOf(terms, occurrences)
  const head = headOf(pages, locale, lengths, chunks)
  const files = new Map<string, string>()
  const put = (name: string, content: Omit<HeadFile, keyof SealedFile> | ChunkFile | WordsFile | TextFile) =>
    files.set(name, JSON.stringify(content))
  put(headName, head)
  put(
    wordsName,
    wordsOf(
      terms.filter((term) => words.has(term)),
      occurrences,
    ),
  )
  chunks.forEach(({ first: _, ...chunk }, number) => {
    put(chunkName(number), chunk)
  })
  pages.forEach((page, number) => {
    put(textName(number), textOf(page))
  })
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`)
  return { hash: hash.digest('hex').slice(0, 10), files }
}

type Chunk = ChunkFile & { readonly first: string }

function chunksOf(terms: readonly string[], occurrences: ReadonlyMap<string, Occurrences>): Chunk[] {
  const chunks: Chunk[] = []
  let names: string[] = []
  let postings: string[] = []
  let size = 0
  const flush = () => {
    const first = names[0]
    if (first !== undefined) chunks.push({ first, format, terms: writeTerms(names), postings: postings.join(' ') })
    names = []
    postings = []
    size = 0
  }
  for (const term of terms) {
    const written = writePostings(occurrences.get(term) ?? [])
    names.push(term)
    postings.push(written)
    size += term.length + written.length
    if (size > chunkSize) flush()
  }
  flush()
  return chunks
}

function headOf(
  pages: readonly SearchPage[],
  { code, path }: Locale,
  lengths: readonly number[],
  chunks: readonly Chunk[],
): Omit<HeadFile, keyof SealedFile> {
  const trails = new Map<string, number>()
  const trailOf = pages.map(({ trail }) => {
    const key = JSON.stringify(trail)
    const number = trails.get(key) ?? trails.size
    trails.set(key, number)
    return number
  })
  // Without their texts, which would all be held at once.
  const below = pages.map(({ sections }) => sections.slice(1).map(({ id, heading }) => ({ id, heading })))
  return {
    format,
    locale: code,
    root: path,
    routes: pages.map(({ route }) => route),
    titles: pages.map(({ title }) => title),
    keywords: pages.map(({ keywords }) => keywords.join(', ')),
    guides: pages.flatMap(({ isGuide }, number) => (isGuide ? [number] : [])),
    issues: pages.flatMap(({ hasIssues }, number) => (hasIssues ? [number] : [])),
    tools: pages.flatMap(({ isTool }, number) => (isTool ? [number] : [])),
    targets: pages.map(({ target }) => target ?? 0),
    trails: [...trails.keys()].map((key) => JSON.parse(key) as string[]),
    trailOf,
    headings: below.map((sections) => sections.map(({ heading }) => heading)),
    ids: below.map((sections) => sections.map(({ id, heading }) => (id === slugOf(heading) ? '' : id))),
    lengths: writeNumbers(lengths),
    chunks: chunks.map(({ first }) => first),
  }
}

/** Nobody means a flag or a hash by a typing error in a word. */
function wordsOf(terms: readonly string[], occurrences: ReadonlyMap<string, Occurrences>): WordsFile {
  const words = terms.filter((term) => term.length >= shortestWord && /^\p{L}+$/u.test(term) && term.length <= 24)
  const weights = words.map((word) => Math.round(Math.log2((occurrences.get(word)?.length ?? 2) / 2)))
  return { format, terms: writeTerms(words), weights: writeNumbers(weights) }
}

function textOf({ description, sections }: SearchPage): TextFile {
  return {
    format,
    sections: sections.map(({ text, output, code }, index) => {
      const prose = linesOf(index === 0 ? description : '', text)
      const samples = linesOf(code, withoutReports(output))
      return samples === '' ? [prose] : [prose, samples]
    }),
  }
}

function linesOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}
