import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildFolder } from '../../engine/write/output-folder.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import type { TinySite } from './tiny-site.ts'

const kills = 20

/** Kills builds at moments spread over their length; after each, the site must be whole, and after one more build nothing half. */
export async function measureKills(site: TinySite): Promise<readonly Figure[]> {
  const started = performance.now()
  await site.build()
  const length = performance.now() - started
  let broken = 0
  for (let kill = 0; kill < kills; kill++) {
    site.change(1_000 + kill)
    const build = site.start()
    // It may have come to its end before.
    const ended = once(build, 'exit')
    await sleep((length * (kill + 0.5)) / kills)
    build.kill('SIGKILL')
    await ended
    if (!isWhole(site)) broken += 1
  }
  await site.build()
  const drafts = site.allFiles().filter((name) => /draft|lock$/.test(name)).length
  say(`Kills: ${broken} of ${kills} left a broken site, ${drafts} drafts after the next build`)
  return [
    { name: 'Sites that a killed build left broken', value: broken, unit: '', target: 0, note: `of ${kills}` },
    { name: 'Drafts left after the next build', value: drafts, unit: '', target: 0 },
  ]
}

/** Whether there are documents, and each asset that one of them names. */
function isWhole({ dist }: TinySite): boolean {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const documents = names.filter((name) => name.endsWith('.html') && !name.startsWith(buildFolder))
  const isComplete = (html: string) =>
    [...html.matchAll(/"\/(assets\/[^"]+\.\w+)"/g)].every(([, name = '']) => existsSync(join(dist, name)))
  return documents.length > 0 && documents.every((name) => isComplete(readFileSync(join(dist, name), 'utf8')))
}
