import type { Article } from '../markdown/article.ts'

/** The large parts, which a build after a small change mostly does without. */
type Large = Pick<Article, 'html' | 'markdown' | 'sections' | 'terms'>

/** An article as it crosses to another thread and goes to the disk. */
export interface PackedArticle {
  readonly bytes: Uint8Array
  /** Colours of its samples, written out; absent where it has none. */
  readonly colours?: string
}

/** An article as it lies on disk: a line of JSON with the lengths of its large parts and all the rest, then those parts. */
export function packArticle({ html, markdown, sections, terms, colours, ...rest }: Article): PackedArticle {
  const parts = [html, markdown, JSON.stringify(sections), JSON.stringify(terms)].map((part) => Buffer.from(part))
  const line = JSON.stringify([parts.map(({ length }) => length), rest])
  const bytes = Buffer.concat([Buffer.from(`${line}\n`), ...parts])
  return { bytes, ...(colours && { colours: JSON.stringify(colours) }) }
}

/**
 * An article whose large parts are read when somebody asks for them: decoding all of them takes longer than anything else
 * that is kept.
 * @throws Error where something is missing
 */
export function unpackArticle(bytes: Uint8Array): Article {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = packed.indexOf('\n')
  const [lengths, rest] = JSON.parse(packed.toString('utf8', 0, end)) as [number[], Omit<Article, keyof Large>]
  let offset = end + 1
  const parts = lengths.map((length) => {
    offset += length
    return packed.subarray(offset - length, offset)
  })
  if (offset !== packed.length) throw new Error('The article is not whole')
  const textOf = (part: number) => parts[part]?.toString('utf8') ?? ''
  let sections: Article['sections'] | undefined
  let terms: Article['terms'] | undefined
  return {
    ...rest,
    get html() {
      return textOf(0)
    },
    get markdown() {
      return textOf(1)
    },
    get sections() {
      sections ??= JSON.parse(textOf(2)) as Article['sections']
      return sections
    },
    get terms() {
      terms ??= JSON.parse(textOf(3)) as Article['terms']
      return terms
    },
  }
}
