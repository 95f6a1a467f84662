import { startServer } from '../../engine/server/static-server.ts'
import { withBrowser } from '../browser/browser.ts'
import { withQuietBrowser } from '../browser/quiet-browser.ts'
import { followingFigures } from '../felt/following-figures.ts'
import { loadingFigures } from '../felt/loading-figures.ts'
import { writePlainPages } from '../felt/plain-pages.ts'
import { searchingFigures } from '../felt/searching-figures.ts'
import { ownSubject, plainSubject } from '../felt/subject.ts'
import type { Figure } from '../figure.ts'
import { realPlainDir } from '../places.ts'
import { serveFolder } from '../serve-folder.ts'
import { weightFigures } from '../weight/weight.ts'
import { measureBuilds } from './builds.ts'
import { copiedDist, copiedInfo, copySite } from './copy-site.ts'
import { measureRealSearch } from './searching.ts'

/** The page with most HTML; a phone's first load of it is the dearest. */
const heaviest = 'docs/core/execution-engine/adapters/ssh-adapter'

/** What the generated site is measured by, on the site itself: building, loading, following links, searching. */
export async function measureReal(): Promise<readonly Figure[]> {
  await copySite()
  const figures = [...(await measureBuilds()), ...(await measureRealSearch()), ...(await measureReading())]
  return figures.map((figure) => ({ ...figure, name: `Real site: ${figure.name}` }))
}

async function measureReading(): Promise<readonly Figure[]> {
  await writePlainPages(copiedDist, realPlainDir)
  const site = await startServer({ dir: copiedDist, infoFile: copiedInfo, port: 0, host: '127.0.0.1' })
  const plain = await serveFolder(realPlainDir)
  try {
    const weights = await withBrowser((browser) => weightFigures(browser, site.url, heaviest, copiedDist))
    return [...weights, ...(await felt(site.url, plain.url))]
  } finally {
    plain.close()
    await site.close()
  }
}

function felt(site: string, plain: string): Promise<readonly Figure[]> {
  return withQuietBrowser(async (browser) => {
    const own = ownSubject(site + heaviest)
    const languages = [
      { name: 'English', code: 'en', path: heaviest },
      { name: 'Russian', code: 'ru', path: `ru/${heaviest}` },
    ] as const
    const loading: Figure[] = []
    for (const { path, ...language } of languages)
      loading.push(...(await loadingFigures(browser, { ...language, own: site + path, plain: plain + path })))
    const following = await followingFigures(browser, own, plainSubject(plain + heaviest))
    return [...loading, ...following, ...(await searchingFigures(browser, own))]
  })
}
