import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '../corpus/random.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import type { TinySite } from './tiny-site.ts'

const flips = 500
/** Each build finds so many of them. */
const together = 20

/** Flips bits in the cache, builds, and compares the site with that of a whole cache. */
export async function measureDamage(site: TinySite): Promise<readonly Figure[]> {
  await site.build()
  const expected = site.published()
  const random = new Random(flips)
  let [crashes, wrong] = [0, 0]
  for (let flipped = 0; flipped < flips; flipped += together) {
    for (let flip = 0; flip < together; flip++) flipBit(pickFile(site.cache, random), random)
    if (!(await site.build())) crashes += 1
    else if (!isSame(site.published(), expected)) wrong += 1
  }
  say(`Damage: ${crashes} crashes and ${wrong} wrong sites after ${flips} flips`)
  const note = `${flips} bits flipped in the cache, ${together} for each build`
  return [
    { name: 'Builds that a damaged cache crashed', value: crashes, unit: '', target: 0, note },
    { name: 'Sites that came out wrong', value: wrong, unit: '', target: 0, note },
  ]
}

/** A file of a cache: each cache as often as any other, however many files it has. */
function pickFile(cache: string, random: Random): string {
  const folder = join(cache, random.pick(readdirSync(cache).sort()))
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return names.length > 0 ? random.pick(names) : pickFile(cache, random)
}

function flipBit(file: string, random: Random): void {
  const bytes = readFileSync(file)
  const at = random.between(0, bytes.length - 1)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.between(0, 7))
  writeFileSync(file, bytes)
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([name, text]) => other.get(name) === text)
}
