import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { classesOf } from '../../../engine/markdown/classes.ts'
import type { TokenClass } from '../../../engine/markdown/code/theme.ts'
import { hastText } from '../../../engine/markdown/hast-text.ts'
import { resolveLink } from '../../../engine/markdown/links/resolve-link.ts'
import { contextOf, dataOf } from '../../../engine/markdown/report.ts'
import { walkElements } from '../../../engine/markdown/walk.ts'
import { linkTo } from './api-links.ts'

/** Colours signatures and types, and links the types in them to where they are described. */
export function rehypeTypeNames(tree: Root, file: VFile): void {
  walkElements(tree, (element) => {
    const classes = classesOf(element)
    // A synopsis is typed into a terminal and has no types.
    const hasTypes = classes.includes('signature') && !classes.includes('synopsis')
    const code = hasTypes ? element.children[0] : undefined
    if (code?.type === 'element') code.children = written(hastText(code), tokenOf, element, file)
    // In a table the types are not coloured: they are many, and each is short.
    else if (element.tagName === 'code' && classes.includes('type')) {
      element.children = written(hastText(element), () => undefined, element, file)
    }
  })
}

const keyword = /^(?:type|interface|class|extends|keyof|typeof|readonly|new|is)$/
const primitive = /^(?:string|number|boolean|void|any|unknown|undefined|null|true|false|never|object)$/
const pieces = /'[^']*'|[$A-Za-z_][\w$.]*|[^'$\w]+|./g

type Colour = (piece: string, isCalled: boolean) => TokenClass | undefined

function written(text: string, colour: Colour, at: Element, file: VFile): ElementContent[] {
  const content: ElementContent[] = []
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isCalled = /(?:^|\n) *$/.test(text.slice(0, index)) && /^\??[(<]/.test(text.slice(index + piece.length))
    const last = content.at(-1)
    // What a declaration names is itself, and a small letter begins no type.
    const isType = /^[A-Z]/.test(piece) && !/(?:^|\n)(?:new|class|interface|type) $/.test(text.slice(0, index))
    const next = (isType && !isCalled && linked(piece, at, file)) || span(colour(piece, isCalled), piece)
    if (next.type === 'text' && last?.type === 'text') last.value += next.value
    else content.push(next)
  }
  return content
}

function tokenOf(piece: string, isCalled: boolean): TokenClass | undefined {
  if (piece.startsWith("'")) return 's'
  if (keyword.test(piece)) return 'k'
  if (isCalled) return 'f'
  if (primitive.test(piece)) return 'n'
  return /^[A-Z]/.test(piece) ? 'n' : undefined
}

function span(token: TokenClass | undefined, value: string): ElementContent {
  return token ? h('span', { className: [token] }, value) : { type: 'text', value }
}

function linked(name: string, at: Element, file: VFile): ElementContent | undefined {
  const { reference } = dataOf(file)
  const url = reference && Object.hasOwn(reference, name) ? reference[name] : undefined
  if (url === undefined) return undefined
  const link = linkTo(url, name, at, file)
  const hash = resolveLink(url, contextOf(file))
  // On the page that describes the name, the link stays on the page.
  const href = link?.properties.href ?? ('hash' in hash && hash.hash ? `#${hash.hash}` : undefined)
  if (href === undefined) return undefined
  if (link) file.data.names = [...new Set([...(file.data.names ?? []), name])]
  return h('a', { ...link?.properties, className: ['api', 'n'], href }, name)
}
