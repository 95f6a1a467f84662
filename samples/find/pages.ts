import type { Code, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { SiteConfig } from '../../engine/config/site-config.ts'
import { remarkBlocks } from '../../engine/markdown/blocks/block.ts'
import { languageNamed } from '../../engine/markdown/code/languages.ts'
import { parseCodeMeta } from '../../engine/markdown/code/meta.ts'
import { readNotations } from '../../engine/markdown/code/notation.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import type { Problem } from '../../engine/problems/problem.ts'
import { collectPages } from '../../engine/read/collect.ts'
import { collectHomes } from '../../engine/read/home.ts'
import { collectPosts, today } from '../../features/blog/read/collect-posts.ts'
import { pageProjects } from '../../features/projects/page-projects.ts'
import type { Projects } from '../../features/projects/project.ts'
import { projectFile } from '../../features/projects/project-file.ts'
import type { Block, InlineCode, Page, PageProject } from '../model.ts'
import { sidesIn } from '../pair-side.ts'

/** Fences of these names are no samples. */
const drawings = new Set(['math', 'mermaid', 'dot'])

/** The site's own parser: what it takes for code is what gets checked. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkBlocks)

interface Source {
  readonly file: string
  readonly locale: LocaleCode
  readonly body: string
  readonly bodyOffset: number
  readonly foreignNames?: readonly string[]
  readonly foreignLine?: number
  readonly typed?: readonly string[]
  readonly typedLine?: number
}

/** Reads every page of the site, drafts, front pages and posts included, with its code. */
export function findPages(root: string, config: SiteConfig): { pages: readonly Page[]; problems: readonly Problem[] } {
  const { pages, problems } = collectPages(root, config, true)
  const front = collectHomes(root, config)
  const blog = collectPosts(root, config, { unpublished: true, today: today() })
  const sources: Source[] = pages.map((page) => ({
    ...page,
    foreignNames: page.frontMatter.foreignNames,
    foreignLine: page.keyLines.get('foreignNames'),
    typed: page.frontMatter.typed,
    typedLine: page.keyLines.get('typed'),
  }))
  const posts: Source[] = blog.posts.map((source) => ({
    ...source,
    foreignNames: source.frontMatter.foreignNames,
    foreignLine: source.keyLines.get('foreignNames'),
  }))
  const withProjects = (source: Source) => pageOf(source, pageProjects(root, source.body))
  return {
    pages: [...front.homes, ...sources, ...posts].map(withProjects),
    problems: [...problems, ...front.problems, ...blog.problems],
  }
}

/** A page with its blocks and its inline code, in the order of the text. */
export function pageOf(source: Source, projects: Projects = {}): Page {
  const { file, locale, body, bodyOffset, foreignNames = [], foreignLine = 1, typed = [], typedLine = 1 } = source
  const blocks: Block[] = []
  const inline: InlineCode[] = []
  const offered: PageProject[] = []
  const translationKey = file.replace(/^content\/\w+\//, '')
  const tree = parser.parse(body) as Root
  const sides = sidesIn(tree, bodyOffset)
  const names = { foreignNames, foreignLine, typed, typedLine }
  const page: Page = { file, locale, translationKey, tree, bodyOffset, blocks, inline, projects: offered, ...names }
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + bodyOffset
    if (node.type === 'inlineCode') inline.push({ text: node.value, line })
    if (node.type === 'containerDirective' && node.name === 'project') {
      const name = node.attributes?.of ?? ''
      offered.push({ name, line, files: projects[name] ?? {} })
    }
    if (node.type === 'code' && !drawings.has(node.lang ?? '')) {
      const side = sides.get(node)
      blocks.push({ ...blockOf(node, page, line, projects), ...(side && { side }) })
    }
  })
  return page
}

function blockOf(node: Code, page: Page, line: number, projects: Projects): Block {
  const name = node.lang ?? ''
  const metaText = node.meta ?? ''
  const { meta } = parseCodeMeta(metaText, name)
  // What is wrong with the name of the file stops the build.
  const found = meta.file === undefined ? undefined : projectFile(meta.file, projects)
  const source = found && 'path' in found ? found : undefined
  const { text, notes } = readNotations(source?.text ?? node.value)
  const marked = notes.flatMap(({ level, line }) => (level === 'success' ? [] : [line]))
  const language = languageNamed(name)?.id ?? name
  return { page, language, name, metaText, meta, text, marked, line, ...(source && { source: source.path }) }
}
