import type { Article } from '../../engine/markdown/article.ts'
import type { FileContext } from '../../engine/markdown/report.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { parseArticle } from '../../tests/parse-article.ts'

/** What came of a page. */
export interface Outcome {
  /** Of this process, which other ones on the machine do not make longer. */
  readonly milliseconds: number
  /** What is wrong with the outcome; absent where all is well. */
  readonly fault?: string
}

const context: FileContext = {
  file: 'content/en/docs/guide/page.md',
  locale: 'en',
  localeCodes: ['en', 'ru'],
  localePath: '/',
  base: '/',
  siteUrl: 'https://site.example',
  pageUrl: 'https://site.example/docs/guide/page',
  toolVersion: '0.9.0',
  folders: [{ folder: 'docs', path: '/docs' }],
  tabGroups: { target: ['local', 'ssh'] },
  data: {},
  bodyOffset: 5,
}

/** Parses a page, whatever it holds, and says how that went. */
export async function tryPage(source: string, locale: LocaleCode = 'en'): Promise<Outcome> {
  const started = process.cpuUsage()
  try {
    const article = await parseArticle(source, { ...context, locale })
    return { milliseconds: millisecondsSince(started), fault: faultOf(article) }
  } catch (error) {
    const fault = `thrown: ${error instanceof Error ? error.stack : String(error)}`
    return { milliseconds: millisecondsSince(started), fault }
  }
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
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
  // As the source of a picture no browser runs a script.
  const address = tags.find((tag) => /\shref\s*=\s*["']?\s*(?:javascript|vbscript|data:text)/i.test(tag))
  return found || address ? `could run: ${(found ?? address)?.slice(0, 200)}` : undefined
}
