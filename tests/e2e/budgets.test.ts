import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { measureFirstLoad } from '../../bench/weight/first-load.ts'
import { sizeOnTheWay } from '../../bench/weight/sizes.ts'
import { targets } from '../../bench/weight/targets.ts'
import { describe, expect, it } from './harness/it.ts'
import { siteOf } from './harness/open.ts'

const languages = [
  { locale: 'en', docs: 'docs' },
  { locale: 'ru', docs: 'ru/docs' },
] as const

/** The published pages under the same targets as `npm run bench -- weight`, in kB. */
describe.each(languages)('J1 weight of the real pages, $locale', ({ locale, docs }) => {
  it('first load of the heaviest page', async ({ browser }) => {
    const { url, folder } = siteOf('real')
    const load = await measureFirstLoad(browser, locale, url + (await heaviestPage(folder, docs)), folder)
    const kilobytes = (bytes: number) => bytes / 1000
    expect(kilobytes(load.script), 'JavaScript').toBeLessThanOrEqual(targets.script)
    expect(kilobytes(load.stylesheet), 'CSS').toBeLessThanOrEqual(targets.stylesheet)
    expect(kilobytes(load.document), 'HTML').toBeLessThanOrEqual(targets.document)
    expect(kilobytes(load.font), 'fonts').toBeLessThanOrEqual(targets.font[locale])
    const firstPaint = load.document + load.stylesheet + load.preloadedFont
    expect(kilobytes(firstPaint), 'HTML, CSS and preloaded fonts').toBeLessThanOrEqual(targets.firstPaint[locale])
  })
})

/** Path of the page whose HTML is the heaviest, without suffix. */
async function heaviestPage(folder: string, docs: string): Promise<string> {
  const names = readdirSync(join(folder, docs), { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => `${docs}/${name.replaceAll('\\', '/')}`)
  const sizes = await Promise.all(pages.map(async (page) => ({ page, size: await sizeOnTheWay(join(folder, page)) })))
  const [heaviest] = sizes.sort((a, b) => b.size - a.size)
  if (!heaviest) throw new Error(`The site has no page below ${docs}.`)
  return heaviest.page.replace(/\.html$/, '')
}
