import { escapeAttribute } from '../../engine/markup/escape.ts'
import { bookHref, bookId, type LinkPlaces } from './links.ts'
import { type Tag, tagsOf } from './tags.ts'

/** Controls, what they open, and the second of two drawings: paper is light. */
const droppedClasses = ['anchor', 'issues-filter', 'picture-dark', 'tab-list', 'tool-row']

/** Colours of samples. They are two fifths of the tags of all pages, and of little use on paper. */
const colours = ['c', 'f', 'k', 'n', 's', 'sh', 'v']

/** A page's headings begin with level 2; in the book, parts have that and chapters the next one. */
const deeper: Readonly<Record<string, string>> = { h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' }

/** Attributes that name ids of the same page. */
const namingIds = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers', 'id']

/** An article as a chapter: everything open, no controls, ids and links those of the book. */
export function chapterHtml(html: string, chapter: string, places: LinkPlaces): string {
  const texts: string[] = []
  /** End tags of what is open; undefined for what is left out with its content. */
  const open: (string | undefined)[] = []
  const add = (text = '') => {
    if (!open.includes(undefined)) texts.push(text)
  }
  let from = 0
  for (const tag of tagsOf(html)) {
    add(html.slice(from, tag.from))
    from = tag.to
    if (tag.isEnd) {
      add(open.pop())
      continue
    }
    const written = inBook(tag, chapter, places)
    add(written?.start)
    if (!tag.isVoid) open.push(written?.end)
  }
  return texts.join('') + html.slice(from)
}

/** What stands for an element; undefined where it is left out. */
function inBook(tag: Tag, chapter: string, places: LinkPlaces): { start: string; end: string } | undefined {
  if (isDropped(tag)) return undefined
  const classes = classesOf(tag)
  if (tag.name === 'span' && classes.length > 0 && classes.every((name) => colours.includes(name)))
    return { start: '', end: '' }
  const name = deeper[tag.name] ?? tag.name
  // What a page says without the tool; its place is not kept here.
  const written = classes.includes('tool') ? [] : [...tag.attributes]
  const attributes = written.flatMap(([key, value]) => attributeInBook(key, value, chapter, places))
  const opened = tag.name === 'details' && !tag.attributes.has('open') ? [' open'] : []
  return { start: `<${name}${[...attributes, ...opened].join('')}>`, end: `</${name}>` }
}

function isDropped(tag: Tag): boolean {
  if (/^(?:button|noscript)$/.test(tag.name) || tag.attributes.has('popover')) return true
  return classesOf(tag).some((name) => droppedClasses.includes(name))
}

function attributeInBook(name: string, value: string | undefined, chapter: string, places: LinkPlaces): string[] {
  if (name === 'loading' || name === 'data-rows') return []
  if (value === undefined) return [` ${name}`]
  return [` ${name}="${valueInBook(name, value, chapter, places)}"`]
}

function valueInBook(name: string, value: string, chapter: string, places: LinkPlaces): string {
  if (name === 'href') return escapeAttribute(bookHref(readReferences(value), chapter, places))
  const inChapter = (id: string) => bookId(escapeAttribute(chapter), id)
  if (namingIds.includes(name)) return value.split(' ').map(inChapter).join(' ')
  // A drawing names its own arrow heads.
  return value.startsWith('url(#') ? `url(#${inChapter(value.slice(5, -1))})` : value
}

function readReferences(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function classesOf({ attributes }: Tag): string[] {
  return attributes.get('class')?.split(' ') ?? []
}
