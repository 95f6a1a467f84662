import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { siteOf } from '../harness/open.ts'
import type { SiteName } from '../harness/sites.ts'

/** A document as the build has written it. */
export interface BuiltPage {
  /** Path without base: `/docs/guide`, `/ru/`. */
  readonly path: string
  readonly html: string
  /** The document up to its body: the rest of a long page has tens of thousands of elements. */
  readonly head: Nodes
  readonly tree: Nodes
}

const known = new Map<SiteName, readonly BuiltPage[]>()

/** Every page of a built site. Files that only lead elsewhere are none, and a book is what its pages are, once more. */
export function builtPages(name: SiteName): readonly BuiltPage[] {
  const pages = known.get(name) ?? readPages(name)
  known.set(name, pages)
  return pages
}

function readPages(name: SiteName): BuiltPage[] {
  const { folder } = siteOf(name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const pages = files.sort().flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8')
    if (html.includes('http-equiv="refresh"') || html.includes('<html class="book"')) return []
    const path = `/${file.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`
    return [withTree(path, html)]
  })
  // What every page has to have would hold for none of them.
  if (pages.length === 0) throw new Error(`The build of "${name}" has no page in ${folder}.`)
  return pages
}

/** Not every test needs trees, and to parse the pages of a site takes long. */
function withTree(path: string, html: string): BuiltPage {
  let head: Nodes | undefined
  let tree: Nodes | undefined
  return {
    path,
    html,
    get head() {
      head ??= fromHtml(html.slice(0, html.indexOf('<body')))
      return head
    },
    get tree() {
      tree ??= fromHtml(html)
      return tree
    },
  }
}

const indexes = new WeakMap<Nodes, Map<string, Element[]>>()

/** Elements of a page, by their tag. */
export function elements(tree: Nodes, tag: string): Element[] {
  const index = indexes.get(tree) ?? indexOf(tree)
  indexes.set(tree, index)
  return index.get(tag) ?? []
}

/** A page is asked for many tags by many tests. */
function indexOf(tree: Nodes): Map<string, Element[]> {
  const index = new Map<string, Element[]>()
  visit(tree, 'element', (element) => {
    const found = index.get(element.tagName)
    if (found) found.push(element)
    else index.set(element.tagName, [element])
  })
  return index
}

/** Text of the only `<h1>` of a page. */
export function headingOf({ html }: BuiltPage): string {
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? []
  return textsOf(fromHtml(heading, { fragment: true })).join('')
}

/** Text below a node, one entry a text node. */
export function textsOf(node: Nodes): string[] {
  const texts: string[] = []
  visit(node, 'text', ({ value }) => {
    texts.push(value)
  })
  return texts
}
