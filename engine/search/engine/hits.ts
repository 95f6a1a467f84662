import { localizedPath } from '../../model/route.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Excerpt, ExcerptSize, Hit, MarkedText } from '../protocol.ts'
import { boxExcerpt, excerptsOf, joined } from './excerpt.ts'
import { marksIn } from './marks.ts'
import type { Ranked } from './rank.ts'
import type { Resolved } from './resolved.ts'

/** Most words that are handed on to the target page. */
const maxTerms = 12

/** A ranked section with what it takes to show it. */
export interface Candidate {
  readonly ranked: Ranked
  /** What the query was taken for. */
  readonly resolved: Resolved
  /** Terms that stand for the query: they are marked. */
  readonly terms: ReadonlySet<string>
  /** Indexes of the reader's own language, when this section is of another one. */
  readonly readers?: readonly SearchIndex[]
}

/** Number of the page whose text the excerpt is taken from, or undefined where its name says enough. */
export function pageForExcerpt({ ranked: { index, section, kind } }: Candidate): number | undefined {
  return kind === 'content' || kind === 'keywords' ? index.head.pageOf[section] : undefined
}

/** Where the hit of a section leads. */
export function addressOf({ ranked: { index, section }, readers }: Candidate): string {
  const { page, id } = (readers && translationOf(readers, index, section)) ?? placeIn(index, section)
  return `${page.route}#${id}`
}

/** Makes the hit of a section. While its text is not here, it has no excerpts. */
export function hitOf(candidate: Candidate, size = boxExcerpt): Hit {
  const { ranked, terms, readers } = candidate
  const { index, section, kind, fallback } = ranked
  const found = placeIn(index, section)
  const shown = (readers && translationOf(readers, index, section)) ?? found
  const { excerpts, words } = excerptsFor(candidate, size)
  const path = localizedPath(shown.page.route, { path: shown.index.head.root })
  return {
    kind,
    t: shown.page.title,
    s: shown.heading || shown.page.title,
    u: path,
    h: shown.id === '' ? '' : `#${shown.id}`,
    b: shown.page.trail,
    ...(shown.page.target && { target: shown.page.target }),
    excerpts,
    titleMarks: joined(marked(shown.page.title, terms)).marks,
    headingMarks: joined(marked(shown.heading || shown.page.title, terms)).marks,
    ...(readers ? { fallback: 'other-language' as const } : fallback && { fallback }),
    ...(readers && { excerptLocale: index.head.locale }),
    terms: words,
  }
}

interface HitTarget {
  readonly index: SearchIndex
  readonly page: SearchIndex['head']['pages'][number]
  readonly heading: string
  readonly id: string
}

function placeIn(index: SearchIndex, section: number): HitTarget {
  const { head } = index
  const page = head.pages[head.pageOf[section] ?? 0]
  if (!page) throw new RangeError(`No page has the section ${section}`)
  return { index, page, heading: head.headings[section] ?? '', id: head.ids[section] ?? '' }
}

/** The same section in the reader's language: routes and ids are the same in all of them. */
function translationOf(readers: readonly SearchIndex[], index: SearchIndex, section: number): HitTarget | undefined {
  const { page, id } = placeIn(index, section)
  for (const reader of readers) {
    const translation = reader.head.pages.find(({ route }) => route === page.route)
    if (!translation) continue
    const ids = reader.head.ids.slice(translation.first, translation.first + translation.count)
    return placeIn(reader, translation.first + Math.max(0, ids.indexOf(id)))
  }
  return undefined
}

/** The excerpts of a hit that its name does not explain, and the words that were found, as the page writes them. */
function excerptsFor(candidate: Candidate, size: ExcerptSize): { excerpts: Excerpt[]; words: string[] } {
  const { ranked, terms, readers } = candidate
  const { index, section, kind } = ranked
  const { title = '', first = 0 } = index.head.pages[index.head.pageOf[section] ?? -1] ?? {}
  if (kind === 'title' || kind === 'heading') {
    const shown = marked(kind === 'title' ? title : (index.head.headings[section] ?? ''), terms)
    // Of another language it is not what the reader sees.
    return { excerpts: readers ? [joined(shown)] : [], words: wordsOf(shown) }
  }
  const texts = index.texts(index.head.pageOf[section] ?? -1)?.[section - first] ?? ['']
  return excerptsOfTexts(texts, { terms, size, isWhole: kind === 'keywords' })
}

interface Showing {
  readonly terms: ReadonlySet<string>
  readonly size: ExcerptSize
  /** Whether its keywords lead to the page as a whole: its description, which is the first line, says what it is. */
  readonly isWhole: boolean
}

function excerptsOfTexts([prose, code = '']: readonly [string, string?], { terms, size, isWhole }: Showing) {
  const inProse = marked(prose, terms)
  // Samples are looked at only where the prose says nothing.
  const inCode = inProse.marks.length > 0 ? inProse : marked(code, terms)
  const words = wordsOf(inCode)
  if (isWhole) return { excerpts: excerptsOf(...firstLine(inProse), size), words }
  const isCode = inCode !== inProse && inCode.marks.length > 0
  const { text, marks } = isCode ? inCode : inProse
  const excerpts = excerptsOf(text, marks, size, isCode)
  return { excerpts: isCode ? excerpts.map((one) => ({ ...one, isCode })) : excerpts, words }
}

function firstLine({ text, marks }: MarkedText): [text: string, marks: MarkedText['marks']] {
  const [line = ''] = text.split('\n', 1)
  return [line, marks.filter(([, end]) => end <= line.length)]
}

function marked(text: string, terms: ReadonlySet<string>): MarkedText {
  return { text, marks: text === '' ? [] : marksIn(text, terms) }
}

function wordsOf({ text, marks }: MarkedText): string[] {
  const words = new Map<string, string>()
  for (const [start, end] of marks) {
    const word = text.slice(start, end)
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  }
  return [...words.values()].slice(0, maxTerms)
}
