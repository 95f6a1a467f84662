import { localizedPath } from '../../model/route.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Hit, MarkedText } from '../protocol.ts'
import { excerptOf } from './excerpt.ts'
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

/** Number of the page whose text the excerpt is taken from, or undefined when it shows something that is here at once. */
export function pageForExcerpt({ ranked: { index, section, kind } }: Candidate): number | undefined {
  return kind === 'content' ? index.head.pageOf[section] : undefined
}

/** Where the hit of a section leads. */
export function addressOf({ ranked: { index, section }, readers }: Candidate): string {
  const { page, id } = (readers && translationOf(readers, index, section)) ?? placeIn(index, section)
  return `${page.route}#${id}`
}

/** Makes the hit of a section. While its text is not here, its excerpt is empty. */
export function hitOf(candidate: Candidate): Hit {
  const { ranked, terms, readers } = candidate
  const { index, section, kind, fallback } = ranked
  const found = placeIn(index, section)
  const shown = (readers && translationOf(readers, index, section)) ?? found
  const { excerpt, words } = excerptFor(candidate)
  const path = localizedPath(shown.page.route, { path: shown.index.head.root })
  return {
    kind,
    t: shown.page.title,
    s: shown.heading || shown.page.title,
    u: path,
    h: shown.id === '' ? '' : `#${shown.id}`,
    b: shown.page.trail,
    ...(shown.page.target && { target: shown.page.target }),
    excerpt,
    titleMarks: marksIn(shown.page.title, terms),
    headingMarks: marksIn(shown.heading || shown.page.title, terms),
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

/** The excerpt of the field that the hit is named after, and the words that were found, as the page writes them. */
function excerptFor({ ranked: { index, section, kind }, terms }: Candidate): { excerpt: MarkedText; words: string[] } {
  const { head } = index
  const page = head.pageOf[section] ?? 0
  const title = head.pages[page]?.title ?? ''
  const fields = { title, heading: head.headings[section] ?? '', keywords: head.keywords[page] ?? '' }
  const named = kind === 'content' ? '' : fields[kind]
  const parts = index.texts(page)?.[section - (head.pages[page]?.first ?? 0)] ?? []
  const shown = marked(named, terms)
  const [prose = '', code = ''] = kind === 'content' ? parts : []
  const inProse = marked(prose, terms)
  // Samples are looked at only where the prose says nothing.
  const best = inProse.marks.length > 0 ? inProse : marked(code, terms)
  const words = wordsOf([shown, best])
  if (kind !== 'content') return { excerpt: excerptOf(named, shown.marks), words }
  const { text, marks } = best.marks.length > 0 ? best : inProse
  return { excerpt: excerptOf(text, marks), words }
}

function marked(text: string, terms: ReadonlySet<string>): MarkedText {
  return { text, marks: text === '' ? [] : marksIn(text, terms) }
}

function wordsOf(texts: readonly MarkedText[]): string[] {
  const words = new Map<string, string>()
  for (const { text, marks } of texts) {
    for (const [start, end] of marks) {
      const word = text.slice(start, end)
      if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
    }
  }
  return [...words.values()].slice(0, maxTerms)
}
