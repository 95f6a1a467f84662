import Slugger from 'github-slugger'
import { type PageLine, pageLines } from '../../engine/markdown/limits/page-lines.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { apiNamed } from './api.ts'
import { aliasesOf, nameIn } from './names.ts'

/** Where a name of the tool is described. */
export interface ReferenceEntry {
  readonly name: string
  /** Route of the page and id of the heading. */
  readonly url: string
  /** The first sentence below the heading, without markup. */
  readonly text: string
}

/**
 * Names that reference pages describe, with their aliases: those that stand as code in headings. The first page that
 * describes a name has it; an alias that several names share belongs to none.
 */
export function referenceEntries(pages: readonly SourcePage[]): ReadonlyMap<string, ReferenceEntry> {
  const own = pages.filter(describesNames).flatMap(entriesOn)
  const entries = new Map<string, ReferenceEntry>()
  for (const entry of own) if (!entries.has(entry.name)) entries.set(entry.name, entry)
  const byAlias = new Map<string, ReferenceEntry[]>()
  for (const entry of entries.values()) {
    for (const alias of aliasesOf(entry.name)) byAlias.set(alias, [...(byAlias.get(alias) ?? []), entry])
  }
  for (const [alias, [entry, other]] of byAlias) if (entry && !other && !entries.has(alias)) entries.set(alias, entry)
  return entries
}

/**
 * Known issues are a reference, but of what goes wrong; where keys of the configuration are drawn, headings are such keys.
 * What has the same name in the packages is described elsewhere.
 */
function describesNames({ frontMatter, body }: SourcePage): boolean {
  return frontMatter.kind === 'reference' && !/^:::(?:issue|keys)\b/m.test(body)
}

interface Heading {
  readonly text: string
  readonly id?: string
  readonly line: number
}

/**
 * A plain word such as `Command` is a name only in a heading that holds nothing else, and if the packages export it. A
 * question about a name does not describe it.
 */
function entriesOn({ body, route }: SourcePage): ReferenceEntry[] {
  const lines = pageLines(body)
  const texts = lines.map(({ text }) => text)
  const headings = lines.flatMap(headingOn)
  const slugger = new Slugger()
  for (const { id } of headings) if (id) slugger.occurrences[id] = 0
  return headings.flatMap(({ text, id, line }) => {
    if (text.endsWith('?')) return []
    const url = `${route}#${id ?? slugger.slug(text.replaceAll('`', '').trim())}`
    const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    const isPlain = text.replace(/`[^`]+`|[,\s]/g, '') === ''
    const names = codes.flatMap((code) => nameIn(code) ?? (isPlain && apiNamed(code) ? code : []))
    return names.map((name) => ({ name, url, text: sentenceBelow(texts, line) }))
  })
}

/** A line that is a heading, apart from what looks like one in a sample. */
function headingOn({ text: written, line, sample }: PageLine): Heading[] {
  const [whole, text = '', id] = /^#{2,3} +(.*?)(?:\s*\{#([\w-]+)\})?\s*$/.exec(written) ?? []
  return whole === undefined || sample !== undefined ? [] : [{ text, id, line }]
}

/** @param heading number of its line */
function sentenceBelow(lines: readonly string[], heading: number): string {
  const text = lines.slice(heading, heading + 39).join('\n')
  const rest = text.replace(/^\s*:::signature\b.*\n:::\n/, '').split('\n')
  const start = rest.findIndex((line) => line.trim() !== '')
  const end = rest.findIndex((line, index) => index > start && line.trim() === '')
  const paragraph = rest.slice(Math.max(start, 0), end < 0 ? undefined : end).join(' ')
  if (!/^[\p{L}`$*[«"]/u.test(paragraph)) return ''
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
  return /^.*?[.!?](?= |$)/.exec(plain)?.[0] ?? plain
}
