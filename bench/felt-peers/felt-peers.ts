import { join } from 'node:path'
import { withQuietBrowser } from '../browser/quiet-browser.ts'
import { writePlainPages } from '../felt/plain-pages.ts'
import type { Figure } from '../figure.ts'
import { type FolderServer, serveFolder } from '../serve-folder.ts'
import { compareFollowing } from './compared-following.ts'
import { compareLoading } from './compared-loading.ts'
import { compareSearching } from './compared-searching.ts'
import { comparison } from './comparison.ts'
import { rootOf } from './generator.ts'
import { ours } from './ours.ts'
import { plainDir } from './places.ts'
import { generators, prepareSites } from './sites.ts'
import { subjectOf } from './subjects.ts'

/** What readers feel of the same pages by other generators: measured by turns, printed as one table. */
export async function measureFeltPeers(): Promise<readonly Figure[]> {
  await prepareSites()
  await writePlainPages(join(rootOf(ours), ours.output), plainDir)
  const folders = new Map(generators.map((one) => [one.name, join(rootOf(one), one.output)])).set(
    'plain file',
    plainDir,
  )
  const servers = new Map<string, FolderServer>()
  try {
    for (const [name, folder] of folders) servers.set(name, await serveFolder(folder))
    const subjects = [...servers].map(([name, { url }]) => subjectOf(name, url))
    const rows = await withQuietBrowser(async (browser) => [
      ...(await compareFollowing(browser, subjects)),
      ...(await compareLoading(browser, subjects)),
      ...(await compareSearching(browser, subjects)),
    ])
    console.log(comparison([...servers.keys()], rows))
    return []
  } finally {
    for (const { close } of servers.values()) close()
  }
}
