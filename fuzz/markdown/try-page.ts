import type { Article } from '../../src/build/markdown/article.ts'
import { parseArticle } from '../../src/build/markdown/pipeline.ts'
import type { FileContext } from '../../src/build/markdown/report.ts'

/** What came of a page. */
export interface Outcome {
  readonly milliseconds: number
  /** What is wrong with the outcome; absent where all is well. */
  readonly fault?: string
}

const context: FileContext = {
  file: 'content/en/docs/guide/page.md',
  locale: 'en',
  localePath: '/',
  base: '/',
  siteUrl: 'https://site.example',
  pageUrl: 'https://site.example/docs/guide/page',
  toolVersion: '0.9.0',
  folders: [{ folder: 'docs', path: '/docs' }],
  tabGroups: { target: ['local', 'ssh'] },
  bodyOffset: 5,
}

/** Parses a page, whatever it holds, and says how that went. */
export async function tryPage(source: string): Promise<Outcome> {
  const started = performance.now()
  try {
    const article = await parseArticle(source, context)
    return { milliseconds: performance.now() - started, fault: faultOf(article) }
  } catch (error) {
    const fault = `thrown: ${error instanceof Error ? error.stack : String(error)}`
    return { milliseconds: performance.now() - started, fault }
  }
}

/** Exceptions that were caught count as well; so does what could run in a browser. */
function faultOf({ html, problems }: Article): string | undefined {
  const caught = problems.find(({ message }) => message.startsWith('The page could not be parsed'))
  if (caught) return `caught: ${caught.message}`
  const without = problems.find(({ file, line }) => file !== context.file || line === undefined || line < 1)
  if (without) return `no place: ${without.message}`
  return hostile(html)
}

function hostile(html: string): string | undefined {
  // In the pipeline's HTML every quote of an attribute is written, so what stands in tags can be told by them.
  const tags = html.match(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi) ?? []
  const found = tags.find((tag) => {
    const bare = tag.replace(/"[^"]*"|'[^']*'/g, '""')
    return /^<(?:script|iframe|object|embed|base|link|meta|style)\b|\s(?:on\w+|style|srcdoc|action|formaction)\s*=/i.test(
      bare,
    )
  })
  const address = tags.find((tag) => /\s(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i.test(tag))
  return found || address ? `could run: ${(found ?? address)?.slice(0, 200)}` : undefined
}
