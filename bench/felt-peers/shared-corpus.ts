import type { NavNode } from '../../engine/config/docs-config.ts'
import { writePage } from '../corpus/page.ts'
import { Random } from '../corpus/random.ts'
import { longPage, makeRoutes } from '../corpus/routes.ts'

export interface SharedPage {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Markdown that every generator reads in the same way. */
  readonly body: string
}

export interface SharedCorpus {
  readonly pages: readonly SharedPage[]
  readonly nav: readonly NavNode[]
}

/** English pages for all generators. */
export const sharedCount = 150

/** Pages of the generated site in simple Markdown, the same ones every time. */
export function sharedCorpus(): SharedCorpus {
  const random = new Random(sharedCount)
  const { ids, nav } = makeRoutes(random, sharedCount)
  const links = ids.map((id) => `/docs/${id}`)
  const titles = new Set<string>()
  const pages = ids.map((id) => {
    const words = id === longPage ? 1500 : random.between(800, 1500)
    const { en } = writePage(random, { words, codeBlocks: 20, hasDiagram: false, links, titles })
    return { id, ...parts(en) }
  })
  return { pages, nav }
}

function parts(text: string): Omit<SharedPage, 'id'> {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? []
  const field = (name: string) => JSON.parse(new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '""') as string
  return { title: field('title'), description: field('description'), body: simple(body) }
}

/** Admonitions as quotations, tabs as paragraphs, code with its language alone. */
function simple(markdown: string): string {
  return markdown
    .replace(/^:::(?:note|tip|info|warning|danger)(?:\[(.*)\])?\n(.*)\n:::$/gm, (_, title, text) =>
      title ? `> **${title}.** ${text}` : `> ${text}`,
    )
    .replace(/^:::tab\[(.*)\].*$/gm, '**$1**')
    .replace(/^:{3,}.*$\n*/gm, '')
    .replace(/^```(\w+).*$/gm, (_, language) => `\`\`\`${language === 'console' ? 'sh' : language}`)
}

/** The front matter that all of them read. */
export function headOf({ title, description }: SharedPage, more = ''): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${more}---\n\n`
}
