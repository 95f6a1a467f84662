import { type QuietBrowser, withQuietBrowser } from '../browser/quiet-browser.ts'
import { longPage } from '../corpus/routes.ts'
import { type Figure, measured } from '../figure.ts'
import { distDir } from '../places.ts'
import { prepareSite, serveSite } from '../prepared-site.ts'
import { say } from '../say.ts'
import { loadingFigures, runs } from './loading-figures.ts'
import { measureNavigation } from './navigating.ts'
import { writePlainPage } from './plain-page.ts'

const languages = [
  { name: 'English', code: 'en', path: `docs/${longPage}` },
  { name: 'Russian', code: 'ru', path: `ru/docs/${longPage}` },
] as const

/** What a reader with a middling phone sees, beside the plain page. */
export async function measureVitals(): Promise<readonly Figure[]> {
  await prepareSite()
  const plain = await Promise.all(languages.map(({ path }) => writePlainPage(distDir, path)))
  const server = await serveSite()
  try {
    return await withQuietBrowser(async (browser) => {
      const figures: Figure[] = []
      for (const [index, language] of languages.entries()) {
        const pages = { own: server.url + language.path, peer: server.url + plain[index] }
        figures.push(...(await loadingFigures(browser, language, pages)))
      }
      return [...figures, ...(await navigationFigures(browser, server.url + languages[0].path))]
    })
  } finally {
    await server.close()
  }
}

async function navigationFigures(browser: QuietBrowser, url: string): Promise<Figure[]> {
  say(`Navigating: ${runs} times without and with a view transition`)
  const without: number[] = []
  const withTransition: number[] = []
  for (let run = 0; run < runs; run++) {
    without.push(await measureNavigation(browser, url, false))
    withTransition.push(await measureNavigation(browser, url, true))
  }
  return [
    measured('Click to new heading, no transition', without, 'ms', 80),
    measured('Click to new heading, view transition', withTransition, 'ms', 160),
  ]
}
