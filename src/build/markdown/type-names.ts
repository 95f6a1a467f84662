import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { linkTo } from './api-links.ts'
import { hastText } from './hast-text.ts'
import { contextOf } from './report.ts'
import { resolveLink } from './resolve-link.ts'
import type { TokenClass } from './shiki-theme.ts'
import { walkElements } from './walk.ts'

/** Colours signatures and types, and links the types in them to where they are described. */
export function rehypeTypeNames(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    walkElements(tree, (element) => {
      const classes = Array.isArray(element.properties.className) ? element.properties.className : []
      const code = classes.includes('signature') ? element.children[0] : undefined
      if (code?.type === 'element') code.children = written(hastText(code), element, file)
      else if (element.tagName === 'code' && classes.includes('type')) {
        element.children = written(hastText(element), element, file)
      }
    })
  }
}

const keyword = /^(?:type|interface|extends|keyof|typeof|readonly|new|is)$/
const primitive = /^(?:string|number|boolean|void|any|unknown|undefined|null|true|false|never|object)$/
const pieces = /'[^']*'|[$A-Za-z_][\w$.]*|[^'$\w]+|./g

function written(text: string, at: Element, file: VFile): ElementContent[] {
  return [...text.matchAll(pieces)].map(({ 0: piece, index }) => {
    const isCalled = /(?:^|\n)$/.test(text.slice(0, index)) && /^[?(<]/.test(text.slice(index + piece.length))
    const token = tokenOf(piece, isCalled)
    return (token === 't' && linked(piece, at, file)) || span(token, piece)
  })
}

function tokenOf(piece: string, isCalled: boolean): TokenClass | undefined {
  if (piece.startsWith("'")) return 's'
  if (keyword.test(piece)) return 'k'
  if (isCalled) return 'f'
  if (primitive.test(piece)) return 'n'
  return /^[A-Z]/.test(piece) ? 't' : undefined
}

function span(token: TokenClass | undefined, value: string): ElementContent {
  const text: ElementContent = { type: 'text', value }
  return token ? { type: 'element', tagName: 'span', properties: { className: [token] }, children: [text] } : text
}

function linked(name: string, at: Element, file: VFile): ElementContent | undefined {
  const { reference } = contextOf(file)
  const url = reference && Object.hasOwn(reference, name) ? reference[name] : undefined
  if (url === undefined) return undefined
  const link = linkTo(url, name, at, file)
  const hash = resolveLink(url, contextOf(file))
  // On the page that describes the name, the link stays on the page.
  const href = link?.properties.href ?? ('hash' in hash && hash.hash ? `#${hash.hash}` : undefined)
  if (href === undefined) return undefined
  if (link) file.data.names = [...new Set([...(file.data.names ?? []), name])]
  const properties = { ...link?.properties, className: ['api', 't'], href }
  return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: name }] }
}
