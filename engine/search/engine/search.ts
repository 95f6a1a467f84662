import { reasonOf } from '../index/failure.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { FailureCause, SearchAnswer, SearchRequest } from '../protocol.ts'
import { isCyrillic } from '../text/letters.ts'
import { addressOf, type Candidate, hitOf, pageForExcerpt } from './hits.ts'
import { hasTerms, wantedBy } from './load-terms.ts'
import { lookedFor, nearestWords } from './nearest.ts'
import { isVague, type QueryWord, readQuery } from './query.ts'
import { byScore, rank } from './rank.ts'
import { resolve, resolveLoaded, resolveTypos } from './resolve.ts'
import type { Resolved } from './resolved.ts'
import { scoreSections } from './score.ts'
import { spread } from './spread.ts'
import { factors } from './weights.ts'

/** What a search runs over. */
export interface SearchSpace {
  /** Indexes of the reader's language. */
  readonly own: readonly SearchIndex[]
  /** Opens those of the other languages; called only where the own ones do not know a word, or name nothing after it. */
  readonly others: () => Promise<readonly SearchIndex[]>
}

/** Longer queries in the other language are no terms but pasted messages. */
const maxForeign = 3

/** Candidates for each hit that is shown: some are put behind those of other pages. */
const depth = 4

type Query = Pick<SearchRequest, 'query' | 'limit' | 'excerpt'>

/** What is known of the answer so far. */
export interface SearchStep extends Candidates {
  readonly state: SearchAnswer['state']
  readonly cause?: FailureCause
  /** The query is too long: only its beginning was looked for. */
  readonly isCut?: boolean
  /** It has only words that stand everywhere. */
  readonly isVague?: boolean
  readonly unknown?: SearchAnswer['unknown']
}

interface Candidates {
  readonly candidates: readonly Candidate[]
  readonly total: number
}

/**
 * Answers a query: at once with what titles and headings tell, then with the text, then with the excerpts. Each answer
 * replaces the one before it; steps that have nothing to wait for are left out.
 */
export async function* search(space: SearchSpace, query: Query): AsyncGenerator<SearchAnswer> {
  for await (const { candidates, ...step } of searchSteps(space, query)) {
    yield { query: query.query, ...step, hits: candidates.map((one) => hitOf(one, query.excerpt)) }
  }
}

/** The steps of a search, for those who want to know how a hit came to its place. */
export async function* searchSteps(space: SearchSpace, { query, limit }: Query): AsyncGenerator<SearchStep> {
  const { words, isCut } = readQuery(query)
  const said = {
    ...(isCut && { isCut }),
    ...(words.length > 0 && isVague(words.flatMap(({ units }) => units)) && { isVague: true }),
  }
  const deep = limit * depth
  const shown = ({ candidates, total }: Candidates): Candidates => ({ candidates: spread(candidates, limit), total })
  let found: Candidates = { candidates: [], total: 0 }
  if (query.trim() === '') return yield { state: 'complete', ...guides(space.own, limit) }
  if (words.length === 0) return yield { state: 'complete', ...found, ...said }
  try {
    if (!hasTerms(space.own, wantedBy(words))) {
      found = shown(findIn(space.own, resolveLoaded(words, space.own), deep))
      yield { state: 'partial', ...found, ...said }
    }
    for await (const step of find(space, words, deep)) {
      found = shown(step)
      if (step.state === 'partial') yield { state: 'partial', ...found, ...said }
    }
    const texts = missingTexts(found)
    if (texts.length > 0) {
      yield { state: 'partial', ...found, ...said }
      await Promise.all(texts.map(({ index, page }) => index.loadTexts(page)))
    }
    const unknown = found.total > 0 ? undefined : { words: lookedFor(words), nearest: nearestWords(words, space.own) }
    yield { state: 'complete', ...found, ...said, ...(unknown && { unknown }) }
  } catch (error) {
    yield { state: 'failed', ...found, cause: reasonOf(error), ...said }
  }
}

/** For those who have typed nothing yet: pages that show how to do something, of different parts of the site. */
function guides(own: readonly SearchIndex[], limit: number): Candidates {
  const resolved = resolveLoaded([], own)
  const found = own.flatMap((index) => {
    const all = index.head.pages.filter(({ isGuide }) => isGuide)
    const trails = all.map(({ trail }) => trail.join())
    const firstOfEach = all.filter((_, i) => trails.indexOf(trails[i] ?? '') === i)
    return firstOfEach.map(({ first }): Candidate => {
      const ranked = { index, section: first, score: 0, coverage: 1, kind: 'title' as const, isSame: false }
      return { ranked, resolved, terms: new Set() }
    })
  })
  return { candidates: found.slice(0, limit), total: found.length }
}

/** Words as they are, then the other language or corrections, whichever is likelier for what is not known. */
async function* find(space: SearchSpace, words: readonly QueryWord[], limit: number): AsyncGenerator<SearchStep> {
  const resolved = await resolve(words, space.own)
  const plain = findIn(space.own, resolved, limit)
  const foreign = words.filter(({ raw }) => space.own.some(({ head }) => isCyrillic(raw) !== (head.locale === 'ru')))
  if (resolved.missing.length > 0 || plain.total === 0) {
    return yield {
      state: 'complete',
      ...(await findUnknown(space, { words, plain, isForeign: foreign.length > 0 }, limit)),
    }
  }
  if (words.length > maxForeign || !foreign.some(isWord) || isNamed(plain)) return yield { state: 'complete', ...plain }
  yield { state: 'partial', ...plain }
  // What is here answers the query by itself.
  const elsewhere = await findElsewhere(words, space, limit).then(named, () => undefined)
  yield { state: 'complete', ...(elsewhere ? merge(plain, elsewhere, limit) : plain) }
}

interface Unknown {
  readonly words: readonly QueryWord[]
  /** What was found of the rest. */
  readonly plain: Candidates
  readonly isForeign: boolean
}

/** Words that are not known: the other language or corrections, whichever is likelier. */
async function findUnknown(
  space: SearchSpace,
  { words, plain, isForeign }: Unknown,
  limit: number,
): Promise<Candidates> {
  if (isForeign) {
    const elsewhere = await findElsewhere(words, space, limit)
    if (elsewhere.total > 0) return merge(plain, elsewhere, limit)
  }
  const corrected = findIn(space.own, await resolveTypos(words, space.own), limit)
  if (corrected.total > 0) return corrected
  const elsewhere = isForeign ? corrected : await findElsewhere(words, space, limit)
  if (elsewhere.total > 0 || !words.some(({ raw }) => isCyrillic(raw))) return elsewhere
  // Mistyped Russian on the English pages; on the Russian ones a name by ear that only English ones have.
  return findElsewhere(words, space, limit, resolveTypos)
}

function isWord({ units }: QueryWord): boolean {
  return units.some(({ names }) => names.length === 0)
}

/** Whether the first one is called as the query. */
function isNamed({ candidates: [first] }: Candidates): boolean {
  return first?.ranked.isSame === true
}

/** In the other languages only what has every word counts; where they cannot be reached, as offline, nothing does. */
async function findElsewhere(
  words: readonly QueryWord[],
  space: SearchSpace,
  limit: number,
  read = resolve,
): Promise<Candidates> {
  try {
    return await findInOthers(words, space, limit, read)
  } catch (error) {
    if (reasonOf(error) !== 'unreachable') throw error
    return { candidates: [], total: 0 }
  }
}

async function findInOthers(
  words: readonly QueryWord[],
  { own: readers, others }: SearchSpace,
  limit: number,
  read: typeof resolve,
): Promise<Candidates> {
  const indexes = await others()
  const resolved = await read(words, indexes)
  if (resolved.missing.length > 0) return { candidates: [], total: 0 }
  const { candidates, total } = findIn(indexes, resolved, limit)
  const marked = candidates.map((candidate) => {
    const { ranked } = candidate
    return { ...candidate, readers, ranked: { ...ranked, score: ranked.score * factors.otherLanguage } }
  })
  return { candidates: marked, total }
}

function findIn(indexes: readonly SearchIndex[], resolved: Resolved, limit: number): Candidates {
  const { matchers, optional, isVague: isOfStopWords } = resolved
  const telling = optional.reduce((bits, isOptional, slot) => (isOptional ? bits : bits | (1 << slot)), 0)
  // Words that say nothing are marked nowhere, but where nothing else was typed.
  const marked = matchers.filter(({ slots }) => isOfStopWords || slots === 0 || (slots & telling) !== 0)
  const terms = new Set(marked.flatMap(({ expansions }) => expansions.map(({ term }) => term)))
  const rankings = indexes.map((index) => rank(index, resolved, scoreSections(index, resolved), limit))
  const all = rankings.flatMap(({ top }) => top).sort(byScore)
  return {
    candidates: all.map((one) => ({ ranked: one, resolved, terms })),
    total: rankings.reduce((sum, { total }) => sum + total, 0),
  }
}

/** What the other language names after the query: a word that our text only mentions. */
function named({ candidates }: Candidates): Candidates {
  const found = candidates.filter(({ ranked }) => ranked.kind !== 'content')
  return { candidates: found, total: found.length }
}

/** A section of the reader's language that the other language leads to as well is shown once, by its own text. */
function merge(own: Candidates, elsewhere: Candidates, limit: number): Candidates {
  const byAddress = new Map(own.candidates.map((candidate) => [addressOf(candidate), candidate]))
  let twice = 0
  for (const candidate of elsewhere.candidates) {
    const address = addressOf(candidate)
    const known = byAddress.get(address)
    if (known) twice += 1
    const score = Math.max(known?.ranked.score ?? 0, candidate.ranked.score)
    byAddress.set(address, known ? { ...known, ranked: { ...known.ranked, score } } : candidate)
  }
  const candidates = [...byAddress.values()].sort((a, b) => byScore(a.ranked, b.ranked))
  return { candidates: candidates.slice(0, limit), total: own.total + elsewhere.total - twice }
}

function missingTexts({ candidates }: Candidates): { index: SearchIndex; page: number }[] {
  return candidates.flatMap((candidate) => {
    const page = pageForExcerpt(candidate)
    const { index } = candidate.ranked
    return page === undefined || index.texts(page) ? [] : [{ index, page }]
  })
}
