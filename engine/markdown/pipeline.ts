import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as MdastRoot } from 'mdast'
import remarkRehype from 'remark-rehype'
import { VFile } from 'vfile'
import type { ArticleStrings } from '../labels/en/pages.ts'
import { remembered } from '../model/remembered.ts'
import type { Problem } from '../problems/problem.ts'
import { countTerms } from '../search/index/section-terms.ts'
import { type Article, emptyArticle, type SampleColours } from './article.ts'
import type { ArticleParts } from './article-part.ts'
import { containerDirective } from './block-handlers.ts'
import { remarkTableRows } from './blocks/table-rows.ts'
import { rehypeTables } from './blocks/tables.ts'
import { rehypeTasks } from './blocks/tasks.ts'
import { rehypeCode } from './code/code.ts'
import { remarkNotations } from './code/notation-marks.ts'
import { rehypeRunNotes } from './code/run.ts'
import { remarkDrawnBlocks } from './drawn-blocks.ts'
import { rehypeSafeHtml } from './html/safe-html.ts'
import { rehypeSecurityPolicy } from './html/security-policy.ts'
import { rehypeStyles } from './html/styles.ts'
import { rehypeImages } from './images/images.ts'
import { limitProblems } from './limits/limits.ts'
import { failingLine } from './limits/page-parts.ts'
import { rehypeAnchors } from './links/anchors.ts'
import { rehypeHeadings } from './links/headings.ts'
import { rehypeIds } from './links/ids.ts'
import { remarkLinks } from './links/links.ts'
import { markdownSyntax } from './markdown-syntax.ts'
import { remarkPlainMarkdown } from './plain/plain-markdown.ts'
import { type FileContext, partsOf, stringsOf } from './report.ts'
import { remarkFootnotes } from './text/footnotes.ts'
import { rehypeSections } from './text/sections.ts'
import { rehypeSummary, remarkTruncation } from './text/summary.ts'
import { rehypeTypography } from './text/typography.ts'
import { rehypeWholeNames } from './text/whole-names.ts'

/**
 * The way of a text from Markdown to HTML. The order matters: each step relies on those before it. A step is a function of tree
 * and file; what teaches the parser as well is a plugin.
 */
function createProcessor(strings: ArticleStrings) {
  return markdownSyntax()
    .use(() => remarkTableRows)
    .use(() => markdownSteps('source'))
    .use(() => remarkDrawnBlocks)
    .use(() => markdownSteps('drawn'))
    .use(() => remarkFootnotes)
    .use(() => remarkTruncation)
    .use(() => remarkLinks)
    .use(() => remarkPlainMarkdown)
    .use(() => remarkNotations)
    .use(remarkRehype, {
      // Only so that rehypeSafeHtml meets the tags; none of them gets out as it is.
      allowDangerousHtml: true,
      handlers: { containerDirective },
      clobberPrefix: '',
      footnoteLabel: strings.footnotes,
      footnoteBackLabel: strings.footnoteBack,
    })
    .use(() => rehypeSafeHtml)
    .use(() => rehypeHeadings)
    .use(() => rehypeSections)
    .use(() => rehypeImages)
    .use(() => rehypeTables)
    .use(() => rehypeTasks)
    .use(() => rehypeTypography)
    .use(() => rehypeWholeNames)
    .use(() => htmlSteps('words'))
    .use(() => htmlSteps('figures'))
    .use(() => rehypeCode)
    .use(() => rehypeAnchors)
    .use(() => rehypeSummary)
    .use(() => rehypeIds)
    .use(() => htmlSteps('page'))
    .use(() => rehypeStyles)
    .use(() => rehypeRunNotes)
    .use(() => rehypeSecurityPolicy)
    .freeze()
}

/** The steps of all features that belong to a place, one after the other. */
function markdownSteps(place: 'source' | 'drawn') {
  return (tree: MdastRoot, file: VFile) => {
    for (const { steps } of partsOf(file)) steps?.[place]?.(tree, file)
  }
}

function htmlSteps(place: 'words' | 'figures' | 'page') {
  return async (tree: Root, file: VFile) => {
    for (const { steps } of partsOf(file)) await steps?.[place]?.(tree, file)
  }
}

const processors = new Map<ArticleStrings, ReturnType<typeof createProcessor>>()

/** Processors are made once for each language: building one takes longer than a short page. */
function processorFor(strings: ArticleStrings): ReturnType<typeof createProcessor> {
  return remembered(processors, strings, () => createProcessor(strings))
}

/**
 * Turns the body of a page, without its front matter, into an article. `bodyOffset` is the number of lines above the
 * body, so that problems and links name lines of the file. Never throws for what an author wrote: see `problems`.
 * @param parts of the features of the site
 * @param knownColours of samples that the text may have; they change nothing but the time that it takes.
 */
export async function parseArticle(
  source: string,
  context: FileContext,
  parts: ArticleParts,
  knownColours: SampleColours = {},
): Promise<Article> {
  const parse = (text: string) => parseText(text, context, parts, knownColours)
  const beyond = limitProblems(source, context)
  if (beyond.length > 0) return { ...emptyArticle, problems: beyond }
  try {
    return await parse(source)
  } catch (error) {
    const fails = (part: string) =>
      parse(part).then(
        () => false,
        () => true,
      )
    const line = context.bodyOffset + (await failingLine(source, fails))
    return { ...emptyArticle, problems: [pipelineFault(context.file, line, error)] }
  }
}

/** Plugins report what an author did wrong; what they throw is their own mistake, or that of a library. */
function pipelineFault(file: string, line: number, error: unknown): Problem {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const hint = 'This is a fault of the pipeline, not of the page; these lines show how to repeat it.'
  return { file, line, message: `The page could not be parsed: ${what.split('\n').slice(0, 6).join('\n')}`, hint }
}

async function parseText(
  source: string,
  context: FileContext,
  parts: ArticleParts,
  knownColours: SampleColours,
): Promise<Article> {
  const file = new VFile({ value: source, path: context.file })
  file.data.context = context
  file.data.parts = parts
  file.data.knownColours = knownColours
  const processor = processorFor(stringsOf(file))
  const tree: MdastRoot = processor.parse(file)
  const written: Root = await processor.run(tree, file)
  const { markdown = '', headings = [], links = [], ids = [], styles = [], sections = [], problems = [] } = file.data
  const { names, pictures, summary, colours, warnings } = file.data
  return {
    html: writeHtml(written),
    markdown,
    headings,
    links,
    ids,
    styles,
    sections,
    terms: sections.map(countTerms),
    ...(names && { names }),
    ...(pictures && { pictures }),
    ...(summary && { summary: writeHtml(summary) }),
    ...(colours && { colours }),
    problems: [...problems].sort(byPlace),
    ...(warnings && { warnings }),
  }
}

function writeHtml(tree: Root): string {
  const html = toHtml(tree, {
    // Samples are written already; tags of authors were judged before, one by one.
    allowDangerousHtml: true,
    collapseEmptyAttributes: true,
    characterReferences: { useNamedReferences: true },
  })
  return html.trim()
}

function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
