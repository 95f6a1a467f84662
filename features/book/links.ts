import { splitFragment } from '../../engine/markdown/links/fragment.ts'
import { decode } from '../../engine/model/decode.ts'
import { type Path, pathOf } from '../../engine/model/route.ts'

/** Where links of a book lead. */
export interface LinkPlaces {
  readonly base: string
  /** The public site, without a slash at the end. */
  readonly url: string
  /** Id of each chapter by the path of its page. */
  readonly chapters: ReadonlyMap<Path, string>
}

/** An id of a page within the book, where other pages have it as well. */
export function bookId(chapter: string, id: string): string {
  return `${chapter}:${id}`
}

/** A link within the book where the book has what it leads to; else one to the public site, which works on paper and in a saved file. */
export function bookHref(href: string, chapter: string, { base, url, chapters }: LinkPlaces): string {
  if (href.startsWith('#')) return fragment(chapter, href.slice(1))
  const [address = '', hash = ''] = href.split('#', 2)
  const path = pathOf(decode(address.replace(/\?.*$/, '')), base)
  const other = path === undefined ? undefined : chapters.get(path)
  if (other !== undefined) return fragment(other, hash)
  return href.startsWith('/') && !href.startsWith('//') ? url + href : href
}

function fragment(chapter: string, hash: string): string {
  const { name, directive } = splitFragment(hash)
  return `#${encodeURI(name === '' ? chapter : bookId(chapter, decode(name)))}${directive}`
}
