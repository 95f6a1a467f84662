import type { SourcePage } from '../../engine/read/source-page.ts'

/** An entry as it stands on a page: a heading, and below it `:::issue{…}` with whom it concerns. */
export interface WrittenIssue {
  readonly id: string
  readonly title: string
  readonly affects: string
  readonly url: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Entries of a page, in its order, read before any page is parsed: other pages draw from them. */
export function writtenIssues({ body, route }: Pick<SourcePage, 'body' | 'route'>): WrittenIssue[] {
  // A heading within a fence looks like one, but no `:::issue` follows it.
  const entry = /^### +(.+?) *\{#([\w-]+)\}\s*\n:::issue(?:\{([^}\n]*)\})?[ \t]*\n([\s\S]*?)\n:::[ \t]*$/gm
  return [...withoutFences(body).matchAll(entry)].map(([, title = '', id = '', written = '', affects = '']) => ({
    id,
    title,
    affects: affects.replace(/\s+/g, ' ').trim(),
    url: `${route}#${id}`,
    attributes: attributesIn(written),
  }))
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)]
  return Object.fromEntries(found.map(([, name, one, other, bare]) => [name, one ?? other ?? bare ?? '']))
}

/** A fence may hold the syntax of an entry as a sample of it. */
function withoutFences(body: string): string {
  return body.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$/gm, '')
}
