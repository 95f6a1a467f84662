import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildSite } from '../../engine/build/build-site.ts'
import { readCommandLine } from '../../engine/command-line/options.ts'
import { startServer } from '../../engine/server/static-server.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { drivenFlags } from '../../scripts/chromium-flags.mjs'
import { program } from '../../site/program.ts'
import { compareImages } from './compare.ts'
import { shots, takeShot } from './shots.ts'

// The specimen site as it looked when somebody last said that it looks right. Other machines draw letters a little
// differently, so this is a command of its own and no part of `npm test`.
const { values, words } = readCommandLine({
  usage: 'npm run screenshots -- [name …] [options]   (a name is a part of a picture’s name, such as code-360)',
  takesWords: true,
  options: { accept: { type: 'boolean', help: 'keep the pictures as they look now' } },
})

/** Share of pixels that may differ visibly: a line of text that moved by a pixel is more. */
const tolerance = 0.002
const kept = new URL('./kept/', import.meta.url).pathname
const differing = join(import.meta.dirname, '../../node_modules/.cache/screenshots')
const wanted = shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (wanted.length === 0) {
  console.error(
    `No picture has ${words.join(' or ')} in its name. There are: ${shots.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

const work = mkdtempSync(join(tmpdir(), 'screenshots-'))
const outDir = join(work, 'dist')
await buildSite({ program, root: join(import.meta.dirname, '../fixtures/sites/specimen'), outDir })
const server = await startServer({ dir: outDir, infoFile: join(work, '.build/site.json'), port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...drivenFlags] })
mkdirSync(kept, { recursive: true })
mkdirSync(differing, { recursive: true })
let bad = 0
for (const shot of wanted) {
  const file = join(kept, `${shot.name}.png`)
  const now = await takeShot(browser, server.url, shot)
  if (values.accept) writeFileSync(file, now)
  else if (!existsSync(file)) fail(shot.name, now, 'is new')
  else {
    const { share, sizes } = await compareImages(browser, readFileSync(file), now)
    if (sizes) fail(shot.name, now, `is ${sizes.now} pixels large, not ${sizes.before}`)
    else if (share > tolerance) fail(shot.name, now, `differs in ${(share * 100).toFixed(2)} % of its pixels`)
  }
}
await browser.close()
await server.close()
rmSync(work, { recursive: true })
console.log(values.accept ? `${wanted.length} pictures kept` : `${wanted.length - bad} pictures as before, ${bad} not`)
if (bad > 0) console.log(`Look at ${differing}. If they are right: npm run screenshots -- --accept`)
process.exitCode = bad > 0 ? 1 : 0

function fail(name: string, now: Buffer, what: string): void {
  bad += 1
  writeFileSync(join(differing, `${name}.png`), now)
  console.error(`${name} ${what}`)
}
