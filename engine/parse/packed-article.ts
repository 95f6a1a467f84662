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
 * An article whose large parts are decoded when somebody asks for them, and not kept: those of a large site take more than
 * the memory that a build should have.
 * @param again gives the same bytes once more
 */
export function unpackArticle(bytes: Uint8Array, again: () => Uint8Array): Article {
  const { starts, rest } = readLine(bufferOf(bytes))
  const textOf = (part: number) => bufferOf(again()).toString('utf8', starts[part], starts[part + 1])
  return {
    ...rest,
    get html() {
      return textOf(0)
    },
    get markdown() {
      return textOf(1)
    },
    get sections() {
      return JSON.parse(textOf(2)) as Article['sections']
    },
    get terms() {
      return JSON.parse(textOf(3)) as Article['terms']
    },
  }
}

/** Where each large part begins and the last one ends, and all the rest. */
function readLine(packed: Buffer): { starts: number[]; rest: Omit<Article, keyof Large> } {
  const end = packed.indexOf('\n')
  const [lengths, rest] = JSON.parse(packed.toString('utf8', 0, end)) as [number[], Omit<Article, keyof Large>]
  const starts = [end + 1]
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length)
  return { starts, rest }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
