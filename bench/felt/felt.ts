import { type QuietBrowser, withQuietBrowser } from '../browser/quiet-browser.ts'
import { longPage } from '../corpus/routes.ts'
import type { Figure } from '../figure.ts'
import { distDir, plainDir } from '../places.ts'
import { prepareSite, serveSite } from '../prepared-site.ts'
import { serveFolder } from '../serve-folder.ts'
import { followingFigures } from './following-figures.ts'
import { loadingFigures } from './loading-figures.ts'
import { writePlainPages } from './plain-pages.ts'
import { searchingFigures } from './searching-figures.ts'
import { ownSubject, plainSubject } from './subject.ts'

const languages = [
  { name: 'English', code: 'en', path: `docs/${longPage}` },
  { name: 'Russian', code: 'ru', path: `ru/docs/${longPage}` },
] as const

/** What readers feel of the generated site, on a phone and at a desk, beside the same articles as plain HTML. */
export async function measureFelt(): Promise<readonly Figure[]> {
  await prepareSite()
  await writePlainPages(distDir, plainDir)
  const site = await serveSite()
  const plain = await serveFolder(plainDir)
  try {
    return await withQuietBrowser((browser) => figures(browser, site.url, plain.url))
  } finally {
    plain.close()
    await site.close()
  }
}

async function figures(browser: QuietBrowser, site: string, plain: string): Promise<Figure[]> {
  const own = ownSubject(site + languages[0].path)
  const loading: Figure[] = []
  for (const { path, ...language } of languages)
    loading.push(...(await loadingFigures(browser, { ...language, own: site + path, plain: plain + path })))
  return [
    ...loading,
    ...(await followingFigures(browser, own, plainSubject(plain + languages[0].path))),
    ...(await searchingFigures(browser, own)),
  ]
}
