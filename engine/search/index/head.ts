import type { LocaleCode } from '../../model/locale.ts'
import type { Route } from '../../model/route.ts'
import type { Target } from '../../model/target.ts'
import { stem } from '../text/stem.ts'
import { definedIn } from './defined.ts'
import { type HeadFile, slugOf } from './files.ts'
import { averageOf, collectPlaces, type FieldLengths, type HeadPlaces } from './head-places.ts'
import { lengthOf } from './lengths.ts'
import { readNumbers } from './numbers.ts'
import { isPair } from './phrases.ts'

/** A page of an index. Its sections are those from `first` on. */
export interface IndexedPage {
  readonly route: Route
  readonly title: string
  readonly trail: readonly string[]
  readonly target?: Target
  readonly isGuide: boolean
  readonly hasIssues: boolean
  readonly isTool: boolean
  readonly first: number
  readonly count: number
}

/** The head of an index, ready for searching. */
export interface Head {
  readonly locale: LocaleCode
  readonly root: string
  readonly pages: readonly IndexedPage[]
  /** Words of each heading, and of the title for the beginning of a page, without stop words. */
  readonly nameWords: Uint8Array
  /** Number of the page of each section, its heading and its id. */
  readonly pageOf: Int32Array
  readonly headings: readonly string[]
  readonly ids: readonly string[]
  readonly keywords: readonly string[]
  readonly places: ReadonlyMap<string, HeadPlaces>
  /** All terms of `places` but the pairs, sorted. */
  readonly terms: readonly string[]
  readonly lengths: Readonly<Record<'titles' | 'keywords' | 'headings' | 'text' | 'symbols', FieldLengths>>
  readonly chunks: readonly string[]
  /** Sections whose headings define a name: see `definedIn`. */
  readonly defined: Readonly<Record<'names' | 'stems', ReadonlyMap<string, readonly number[]>>>
}

/** Reads the head; the terms of titles, headings and keywords are found here. */
export function openHead(file: HeadFile): Head {
  const pages: IndexedPage[] = []
  const headings: string[] = []
  const ids: string[] = []
  const guides = new Set(file.guides)
  const issues = new Set(file.issues)
  const tools = new Set(file.tools)
  const pageOf: number[] = []
  file.routes.forEach((route, page) => {
    const below = file.headings[page] ?? []
    const target = file.targets[page]
    const trail = file.trails[file.trailOf[page] ?? -1] ?? []
    const place = { first: headings.length, count: below.length + 1 }
    const purpose = { isGuide: guides.has(page), hasIssues: issues.has(page), isTool: tools.has(page) }
    pages.push({ route, title: file.titles[page] ?? '', trail, ...(target && { target }), ...purpose, ...place })
    headings.push('', ...below)
    ids.push('', ...below.map((heading, i) => file.ids[page]?.[i] || slugOf(heading)))
    for (let i = 0; i <= below.length; i++) pageOf.push(page)
  })
  const { places, lengths, telling } = collectPlaces(file, headings)
  const { locale, root, keywords, chunks } = file
  return {
    ...{ locale, root, pages, headings, ids, keywords, places, chunks },
    pageOf: Int32Array.from(pageOf),
    defined: definitions(headings.map((heading, section) => heading || (pages[pageOf[section] ?? -1]?.title ?? ''))),
    nameWords: Uint8Array.from(
      headings,
      (heading, section) => (heading ? telling.headings[section] : telling.titles[pageOf[section] ?? -1]) ?? 0,
    ),
    terms: [...places.keys()].filter((term) => !isPair(term)).sort(),
    lengths: { ...lengths, ...textLengths(file, headings.length) },
  }
}

/** The names as they are, and by their stems, for what was typed in another way. */
function definitions(headings: readonly string[]) {
  const names = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const put = (map: Map<string, number[]>, key: string, section: number) => {
    const known = map.get(key)
    if (known) known.push(section)
    else map.set(key, [section])
  }
  headings.forEach((heading, section) => {
    for (const name of definedIn(heading)) {
      put(names, name, section)
      put(stems, stem(name), section)
    }
  })
  return { names, stems }
}

function textLengths({ lengths }: HeadFile, count: number): Record<'text' | 'symbols', FieldLengths> {
  const steps = readNumbers(lengths)
  const field = (offset: number): FieldLengths => {
    const of = Float32Array.from({ length: count }, (_, section) => lengthOf(steps[section * 2 + offset] ?? 0))
    return { of, average: averageOf(of) }
  }
  return { text: field(0), symbols: field(1) }
}
