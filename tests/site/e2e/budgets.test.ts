import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { measureFirstLoad } from '../../../bench/weight/first-load.ts'
import { sizeOnTheWay } from '../../../bench/weight/sizes.ts'
import { targets } from '../../../bench/weight/targets.ts'
import { describe, expect, it } from '../../e2e/harness/it.ts'
import { siteOf } from '../../e2e/harness/open.ts'

const languages = [
  { locale: 'en', docs: 'docs' },
  { locale: 'ru', docs: 'ru/docs' },
] as const

/** What the targets are for: a page of this many words and samples. */
const longPage = { words: 1500, blocks: 20 }

/** The published pages under the same targets as `npm run bench -- weight`, in kB. */
describe.each(languages)('weight of the real pages, $locale', ({ locale, docs }) => {
  it('first load of the heaviest page that is no longer than a long one', async ({ browser }) => {
    const { url, folder } = siteOf('real')
    const pages = weighedPages(folder, docs).filter(({ length }) => length <= 1)
    const [heaviest] = pages.sort((a, b) => b.bytes - a.bytes)
    const load = await measureFirstLoad(browser, locale, `${url}${heaviest?.path}`, folder)
    const kilobytes = (bytes: number) => bytes / 1000
    expect(kilobytes(load.script), 'JavaScript').toBeLessThanOrEqual(targets.script)
    expect(kilobytes(load.stylesheet), 'CSS beside the document').toBe(0)
    const most = targets.styles + targets.document[locale]
    expect(kilobytes(load.document), `HTML of ${heaviest?.path}`).toBeLessThanOrEqual(most)
    expect(kilobytes(load.font), 'fonts').toBeLessThanOrEqual(targets.font[locale])
  })

  it('HTML of longer pages, by their length', async () => {
    const { folder } = siteOf('real')
    const most = (length: number) => targets.styles + targets.document[locale] * Math.max(1, length)
    const tooHeavy: string[] = []
    for (const { path, bytes, length } of weighedPages(folder, docs)) {
      // The published form is quick to make. At their best few of those that are too heavy as they are stay so.
      if (bytes / 1000 <= most(length)) continue
      const kilobytes = (await sizeOnTheWay(join(folder, `${path}.html`))) / 1000
      if (kilobytes > most(length)) tooHeavy.push(`${path}: ${kilobytes} kB, at most ${most(length)}`)
    }
    expect(tooHeavy).toEqual([])
  })
})

/** Every page with its published weight on the way, and its length in long pages. */
function weighedPages(folder: string, docs: string): { path: string; bytes: number; length: number }[] {
  const names = readdirSync(join(folder, docs), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return names.flatMap((name) => {
    const path = `${docs}/${name.replaceAll('\\', '/')}`
    const html = readFileSync(join(folder, path), 'utf8')
    // It only leads elsewhere.
    if (html.includes('http-equiv="refresh"')) return []
    const bytes = statSync(join(folder, `${path}.br`)).size
    return [{ path: path.replace(/\.html$/, ''), bytes, length: lengthOf(html) }]
  })
}

function lengthOf(document: string): number {
  const article = document.match(/<article[\s\S]*?<\/article>/)?.[0] ?? ''
  const blocks = article.split('<figure class="code"').length - 1
  const prose = article.replace(/<pre[\s\S]*?<\/pre>/g, ' ').replace(/<[^>]+>/g, ' ')
  const words = prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(words / longPage.words, blocks / longPage.blocks)
}
