import { readdirSync, readFileSync } from 'node:fs'
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

/** Compressing the documents of a language at their best takes most of a minute on a slow machine. */
const patience = { timeout: 240_000 }

/** The published pages under the same targets as `npm run bench -- weight`, in kB. */
describe.each(languages)('weight of the real pages, $locale', patience, ({ locale, docs }) => {
  it('first load of the heaviest page that is no longer than a long one', async ({ browser }) => {
    const { url, folder } = siteOf('real')
    const pages = (await weighedPages(folder, docs)).filter(({ length }) => length <= 1)
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
    const pages = await weighedPages(siteOf('real').folder, docs)
    const most = (length: number) => targets.styles + targets.document[locale] * Math.max(1, length)
    const tooHeavy = pages.filter(({ bytes, length }) => bytes / 1000 > most(length))
    expect(tooHeavy).toEqual([])
  })
})

type Weighed = Promise<{ path: string; bytes: number; length: number }[]>

/** By the folder of the language: both tests ask for the same. */
const weighed = new Map<string, Weighed>()

/** Every page with its weight on the way, and its length in long pages. */
function weighedPages(folder: string, docs: string): Weighed {
  const known = weighed.get(docs) ?? weigh(folder, docs)
  weighed.set(docs, known)
  return known
}

async function weigh(folder: string, docs: string): Weighed {
  const names = readdirSync(join(folder, docs), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return Promise.all(
    names.map(async (name) => {
      const path = `${docs}/${name.replaceAll('\\', '/')}`
      const bytes = await sizeOnTheWay(join(folder, path))
      return { path: path.replace(/\.html$/, ''), bytes, length: lengthOf(readFileSync(join(folder, path), 'utf8')) }
    }),
  )
}

function lengthOf(document: string): number {
  const article = document.match(/<article[\s\S]*?<\/article>/)?.[0] ?? ''
  const blocks = article.split('<figure class="code"').length - 1
  const prose = article.replace(/<pre[\s\S]*?<\/pre>/g, ' ').replace(/<[^>]+>/g, ' ')
  const words = prose.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(words / longPage.words, blocks / longPage.blocks)
}
