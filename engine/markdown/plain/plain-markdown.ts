import type { Association, Definition, Nodes, Parents, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import { walkMarkdown } from '../walk.ts'
import { type Plain, plainBlock } from './blocks.ts'
import { plainCode } from './code.ts'
import { withoutLeftOut } from './left-out.ts'
import { absoluteAddress, absoluteImage } from './links.ts'
import { asWritten } from './prose.ts'

/**
 * The article once more as Markdown that every program understands, for readers that are programs: blocks written out,
 * addresses absolute, marks replaced.
 */
export function remarkPlainMarkdown(tree: Root, file: VFile): void {
  const plain = writer(definitionsIn(tree), file)
  const [root] = plain(tree)
  if (root?.type === 'root') file.data.markdown = written(root)
}

function written(root: Root): string {
  const extensions = [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown({ singleDollarTextMath: false })]
  return toMarkdown(root, { bullet: '-', rule: '-', emphasis: '*', listItemIndent: 'one', extensions }).trim()
}

type Writers = { readonly [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>) => Nodes[] }

function writer(definitions: ReadonlyMap<string, Definition>, file: VFile): Plain {
  const inside = ({ children }: Parents) => withoutLeftOut(children).flatMap(plain)
  const urlOf = ({ identifier }: Association) => definitions.get(identifier)?.url ?? ''
  const writers: Writers = {
    containerDirective: (node) => plainBlock(node, plain, file),
    textDirective: inside,
    code: (node) => plainCode(node, file),
    html: ({ value }) => plainTag(value),
    definition: () => [],
    thematicBreak: (node) => (node.data?.hProperties?.dataTruncate === undefined ? [node] : []),
    heading: (node) => [{ ...node, children: withoutId(inside(node)) }],
    link: (node) => [{ ...node, url: absoluteAddress(node.url, file), children: inside(node) } as Nodes],
    linkReference: (node) =>
      [{ type: 'link', url: absoluteAddress(urlOf(node), file), children: inside(node) }] as Nodes[],
    image: (node) => [{ ...node, url: absoluteImage(node.url, file) }],
    imageReference: (node) => [{ type: 'image', url: absoluteImage(urlOf(node), file), alt: node.alt }],
  }
  function plain(node: Nodes): Nodes[] {
    const same = node.type === 'paragraph' ? asWritten(node, file) : undefined
    if (same !== undefined) return [{ type: 'paragraph', children: [{ type: 'html', value: same }] }]
    const write = writers[node.type] as ((node: Nodes) => Nodes[]) | undefined
    if (write) return write(node)
    if (!('children' in node)) return [node]
    const children = inside(node)
    return node.type === 'paragraph' && children.length === 0 ? [] : [{ ...node, children } as Nodes]
  }
  return plain
}

function definitionsIn(tree: Root): Map<string, Definition> {
  const found = new Map<string, Definition>()
  walkMarkdown(tree, (node) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  })
  return found
}

/** The few tags that pages keep are HTML here as well; any other tag prints as typed. */
function plainTag(value: string): Nodes[] {
  const kept = /^<\/?(?:kbd|sub|sup|mark|abbr|br|wbr)(?=[\s/>])/i.test(value)
  return [{ type: kept ? 'html' : 'text', value }]
}

/** A written id (`{#install}`) is the site's own syntax. */
function withoutId(children: Nodes[]): PhrasingContent[] {
  const last = children.at(-1)
  const rest = children as PhrasingContent[]
  if (last?.type !== 'text') return rest
  return [...rest.slice(0, -1), { ...last, value: last.value.replace(/\s*\{#[^{}]*\}\s*$/, '') }]
}
