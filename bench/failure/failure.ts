import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { measureDamage } from './damage.ts'
import { measureKills } from './kills.ts'
import { measurePublishing } from './publishing.ts'
import { TinySite } from './tiny-site.ts'

/** What readers and the next build meet when builds are many, are killed, or find their caches damaged. */
export async function measureFailure(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-failure-'))
  try {
    const site = await TinySite.write(folder)
    return [...(await measurePublishing(site)), ...(await measureKills(site)), ...(await measureDamage(site))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
