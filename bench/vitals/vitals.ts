import type { Browser } from 'playwright-core'
import { withBrowser } from '../browser/browser.ts'
import { longPage } from '../corpus/routes.ts'
import { type Figure, measured, median } from '../figure.ts'
import { distDir } from '../places.ts'
import { prepareSite, serveSite } from '../prepared-site.ts'
import { say } from '../say.ts'
import { type Loading, measureLoading } from './loading.ts'
import { measureNavigation } from './navigating.ts'
import { writePlainPage } from './plain-page.ts'

const runs = 9
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
    return await withBrowser(async (browser) => {
      const figures: Figure[] = []
      for (const [index, language] of languages.entries()) {
        figures.push(...(await loadingFigures(browser, language, server.url, plain[index] ?? '')))
      }
      return [...figures, ...(await navigationFigures(browser, server.url + languages[0].path))]
    })
  } finally {
    await server.close()
  }
}

/** Ours and the plain page take turns, so that what else the machine does meets both. */
async function loadingFigures(
  browser: Browser,
  { name, code, path }: (typeof languages)[number],
  site: string,
  plainPath: string,
): Promise<Figure[]> {
  const loadOwn = () => measureLoading(browser, code, site + path, true)
  const loadPeer = () => measureLoading(browser, code, site + plainPath, false)
  say(`Loading, ${name}: ${runs} times, and the plain page as often`)
  // The first load of each fills the server's memory.
  await loadOwn()
  await loadPeer()
  const own: Loading[] = []
  const peer: Loading[] = []
  for (let run = 0; run < runs; run++) {
    own.push(await loadOwn())
    peer.push(await loadPeer())
  }
  const paint = median(own.map(({ largestPaint }) => largestPaint))
  const peerPaint = median(peer.map(({ largestPaint }) => largestPaint))
  const shifts = own.map(({ layoutShift }) => layoutShift)
  const note = `medians of ${runs}: ${paint.toFixed(0)} and ${peerPaint.toFixed(0)} ms`
  return [
    { name: `LCP against the plain page, ${name}`, value: paint / peerPaint, unit: '×', target: 1.25, note },
    measured(
      `Blocking time until hydrated, ${name}`,
      own.map(({ blocking }) => blocking),
      'ms',
      30,
    ),
    { name: `Layout shift, ${name}`, value: Math.max(...shifts), unit: '', target: 0, note: `worst of ${runs}` },
  ]
}

async function navigationFigures(browser: Browser, url: string): Promise<Figure[]> {
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
