import { fileStem, type Path } from '../../model/route.ts'

/** What a page says of itself above its text. */
export interface PlainPage {
  readonly path: Path
  readonly title: string
  readonly description: string
  /** Body as plain Markdown. */
  readonly markdown: string
  /** What a post tells besides: day and authors. */
  readonly facts?: string
}

/** Path of a page's Markdown: `/docs/introduction.md`, `/index.md` for a front page. */
export function markdownPath(path: Path): Path {
  return `/${fileStem(path)}.md`
}

/** A page as Markdown that stands alone. `source` is its address, for texts that hold many pages. */
export function pageMarkdown({ title, description, facts, markdown }: PlainPage, source?: string): string {
  const parts = [`# ${escaped(title)}`, source, `> ${escaped(description)}`, facts && escaped(facts), markdown]
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
}

/** A line of plain text as Markdown in which no address becomes a link, and no entity a letter. */
export function plainText(text: string): string {
  return escaped(text)
    .replace(/&/g, '\\&')
    .replace(/:(?=\/\/)/g, '&#58;')
    .replace(/\b(www)\./gi, '$1&#46;')
}

/** What Markdown would take for markup in a line of plain text. */
export function escaped(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
}
