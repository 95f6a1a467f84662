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
const pages = { English: `docs/${longPage}`, Russian: `ru/docs/${longPage}` }

/** What a reader with a middling phone sees, beside the plain page. */
export async function measureVitals(): Promise<readonly Figure[]> {
  await prepareSite()
  const plain = {
    English: await writePlainPage(distDir, pages.English),
    Russian: await writePlainPage(distDir, pages.Russian),
  }
  const server = await serveSite()
  try {
    return await withBrowser(async (browser) => [
      ...(await loadingFigures(browser, 'English', server.url + pages.English, server.url + plain.English)),
      ...(await loadingFigures(browser, 'Russian', server.url + pages.Russian, server.url + plain.Russian)),
      ...(await navigationFigures(browser, server.url + pages.English)),
    ])
  } finally {
    await server.close()
  }
}

/** Ours and the plain page take turns, so that what else the machine does meets both. */
async function loadingFigures(browser: Browser, language: string, ours: string, plain: string): Promise<Figure[]> {
  say(`Loading, ${language}: ${runs} times, and the plain page as often`)
  await measureLoading(browser, ours, true)
  await measureLoading(browser, plain, false)
  const own: Loading[] = []
  const peer: Loading[] = []
  for (let run = 0; run < runs; run++) {
    own.push(await measureLoading(browser, ours, true))
    peer.push(await measureLoading(browser, plain, false))
  }
  const paint = median(own.map(({ largestPaint }) => largestPaint))
  const peerPaint = median(peer.map(({ largestPaint }) => largestPaint))
  const shifts = own.map(({ layoutShift }) => layoutShift)
  const note = `medians of ${runs}: ${paint.toFixed(0)} and ${peerPaint.toFixed(0)} ms`
  return [
    { name: `LCP against the plain page, ${language}`, value: paint / peerPaint, unit: '×', target: 1.25, note },
    measured(
      `Blocking time until hydrated, ${language}`,
      own.map(({ blocking }) => blocking),
      'ms',
      30,
    ),
    { name: `Layout shift, ${language}`, value: Math.max(...shifts), unit: '', target: 0, note: `worst of ${runs}` },
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
