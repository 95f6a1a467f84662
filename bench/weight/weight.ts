import type { Browser } from 'playwright-core'
import { withBrowser } from '../browser/browser.ts'
import { longPage } from '../corpus/routes.ts'
import type { Figure } from '../figure.ts'
import { distDir } from '../places.ts'
import { prepareSite, serveSite } from '../prepared-site.ts'
import { say } from '../say.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { targets } from './targets.ts'

/** What a reader's browser fetches for the long page, in both languages. */
export async function measureWeight(): Promise<readonly Figure[]> {
  await prepareSite()
  const server = await serveSite()
  try {
    return await withBrowser((browser) => weightFigures(browser, server.url, `docs/${longPage}`, distDir))
  } finally {
    await server.close()
  }
}

/** The same for any page of a site that is built in a folder and served. */
export async function weightFigures(browser: Browser, site: string, page: string, dir: string): Promise<Figure[]> {
  say('Weighing a first load')
  const en = await measureFirstLoad(browser, 'en', site + page, dir)
  const ru = await measureFirstLoad(browser, 'ru', `${site}ru/${page}`, dir)
  return [...shared(en), ...own('English', en, 'en'), ...own('Russian', ru, 'ru')]
}

function shared({ script, stylesheet }: FirstLoad): Figure[] {
  return [
    kilobytes('JavaScript of a first load', script, targets.script),
    kilobytes('CSS asked for besides the document', stylesheet, 0),
  ]
}

function own(language: string, load: FirstLoad, locale: 'en' | 'ru'): Figure[] {
  return [
    kilobytes(
      `HTML of a long page with its styles, ${language}`,
      load.document,
      targets.styles + targets.document[locale],
    ),
    kilobytes(`Fonts of a first load, ${language}`, load.font, targets.font[locale]),
  ]
}

function kilobytes(name: string, bytes: number, target: number): Figure {
  return { name, value: bytes / 1000, unit: 'kB', target }
}
