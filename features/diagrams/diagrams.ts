import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { h } from 'hastscript'
import { LRUCache } from 'lru-cache'
import type { VFile } from 'vfile'
import { type Fence, fencesIn, replaceFence } from '../../engine/markdown/code/fence.ts'
import { parseCodeMeta } from '../../engine/markdown/code/meta.ts'
import { lineOf, report } from '../../engine/markdown/report.ts'
import { remembered } from '../../engine/model/remembered.ts'
import type { Drawing } from './drawing.ts'
import { withIds } from './svg.ts'

/** The libraries are large, and most pages have no diagram: they are read with the first one. */
const drawers: Readonly<Record<string, (source: string) => Promise<Drawing>>> = {
  mermaid: async (source) => (await import('./mermaid.ts')).drawMermaid(source),
  dot: async (source) => (await import('./dot.ts')).drawDot(source),
}

/** The same diagram may stand on several pages, and a page is built again while somebody writes it. */
const cache = new LRUCache<string, Promise<Drawing>>({ max: 30 })

/** Turns `mermaid` and `dot` blocks into figures with inline SVG. */
export async function rehypeDiagrams(tree: Root, file: VFile): Promise<void> {
  const prefixes = new Set<string>()
  for (const fence of fencesIn(tree)) {
    if (!Object.hasOwn(drawers, fence.name)) continue
    const alt = altOf(fence, file)
    const { name, text } = fence
    const drawing = await remembered(cache, `${name}\n${text}`, () => draw(name, text))
    if ('svg' in drawing) {
      const svg = withIds(drawing.svg, freePrefix(fence, prefixes))
      replaceFence(fence, h('figure.diagram', { role: 'img', ariaLabel: alt, tabIndex: 0 }, [svg]))
      continue
    }
    // Line 0 is the fence itself.
    for (const { line = 0, message, hint } of drawing.problems) report(file, lineOf(fence.pre, line), message, hint)
  }
}

function altOf(fence: Fence, file: VFile): string {
  const { meta, problems } = parseCodeMeta(fence.meta)
  for (const { message, hint } of problems) report(file, fence.pre, message, hint)
  if (problems.length === 0 && !meta.alt) {
    report(file, fence.pre, 'A diagram needs words for readers who do not see it.', 'Write alt="what it shows".')
  }
  const others = fence.meta.replace(/\balt="[^"]*"/, '').trim()
  if (problems.length === 0 && others) report(file, fence.pre, `A diagram takes alt only, not "${others}".`)
  return meta.alt ?? ''
}

/** A library that throws says something about the source: no exception leaves here. */
async function draw(name: string, text: string): Promise<Drawing> {
  try {
    return (await drawers[name]?.(text)) ?? { problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problems: [{ message: `The diagram cannot be drawn: ${reason}` }] }
  }
}

/** Ids begin with a hash of the source, and with a number where a page shows a diagram twice. */
function freePrefix({ name, text }: Fence, taken: Set<string>): string {
  const hash = createHash('sha256').update(`${name}\n${text}`).digest('hex').slice(0, 8)
  let prefix = `d${hash}`
  for (let count = 2; taken.has(prefix); count++) prefix = `d${hash}-${count}`
  taken.add(prefix)
  return prefix
}
