import { type RunningServer, startServer } from '../../engine/server/static-server.ts'
import { withBrowser } from '../browser/browser.ts'
import { withQuietBrowser } from '../browser/quiet-browser.ts'
import { buildCorpus } from '../build/build-corpus.ts'
import { loadingFigures } from '../felt/loading-figures.ts'
import { writePlainPages } from '../felt/plain-pages.ts'
import type { Figure } from '../figure.ts'
import { cacheDir, homeDir, homeInfoFile, homePlainDir, project } from '../places.ts'
import { say } from '../say.ts'
import { type FolderServer, serveFolder } from '../serve-folder.ts'
import { targets } from '../weight/targets.ts'
import { measureWholeLoad } from '../weight/whole-load.ts'

const homes = [
  { name: 'front page, English', code: 'en', path: '' },
  { name: 'front page, Russian', code: 'ru', path: 'ru/' },
] as const

/** What the front page of the real site costs a reader who has never been here. */
export async function measureHome(): Promise<readonly Figure[]> {
  say('Building the real site')
  await buildCorpus({ site: project, outDir: homeDir, cacheDir, noSocialImages: true })
  await writePlainPages(homeDir, homePlainDir)
  const server = await startServer({ dir: homeDir, infoFile: homeInfoFile, port: 0, host: '127.0.0.1' })
  const plain = await serveFolder(homePlainDir)
  try {
    return [...(await weights(server)), ...(await loads(server, plain))]
  } finally {
    plain.close()
    await server.close()
  }
}

async function weights({ url }: RunningServer): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const { name, code, path } of homes) {
      const bytes = await measureWholeLoad(browser, code, url + path, homeDir)
      figures.push({ name: `First load, ${name}`, value: bytes / 1000, unit: 'kB', target: targets.home[code] })
    }
    return figures
  })
}

async function loads({ url }: RunningServer, plain: FolderServer): Promise<Figure[]> {
  return withQuietBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const { path, ...home } of homes)
      figures.push(...(await loadingFigures(browser, { ...home, own: url + path, plain: plain.url + path })))
    return figures
  })
}
