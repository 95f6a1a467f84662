import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { publishedSources } from '../engine/assemble/published-sources.ts'
import { chosenFeatures } from '../engine/build/chosen-features.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { loadSite } from '../engine/config/load-site.ts'
import { plainText, readText } from '../engine/files/read-text.ts'
import { sourceHash } from '../engine/read/source-hash.ts'
import { untranslated } from '../engine/read/translation/untranslated.ts'
import { features } from './features.ts'

const { values, words } = readCommandLine({
  usage:
    'npm run translated -- [options] docs/introduction/quick-start …: says that the translations of these pages are up to date; without pages it lists what there is to translate',
  options: { site: { type: 'string', help: 'folder of the site, . where not given' } },
  takesWords: true,
})
const root = resolve(values.site ?? '.')
const loaded = await loadSite(root)
const [original, ...others] = loaded.config.locales.map(({ code }) => code)
if (words.length === 0) list()
for (const name of words) {
  await stampAll(name).catch((error: Error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
}

function list(): void {
  const { config } = loaded
  const found = untranslated(config, publishedSources(root, config, chosenFeatures(features, loaded)))
  for (const line of found) console.log(line)
  console.log(found.length === 0 ? 'Every page is translated.' : `${found.length} to translate`)
}

/** Writes the state of a page into its translations. To be run when they have been brought up to date. */
async function stampAll(name: string): Promise<void> {
  const page = `${name.replace(/^content\/[\w-]+\//, '').replace(/\.md$/, '')}.md`
  const hash = sourceHash(readText(join(root, `content/${original}/${page}`)))
  const files = others.map((code) => `content/${code}/${page}`).filter((file) => existsSync(join(root, file)))
  if (files.length === 0) throw new Error('There is no translation of this page.')
  for (const file of files) await stamp(file, hash)
}

async function stamp(file: string, hash: string): Promise<void> {
  const written = await readFile(join(root, file), 'utf8')
  const text = plainText(written)
  const end = text.indexOf('\n---', 3)
  if (end < 0) throw new Error(`${file} has no front matter`)
  const head = text.slice(0, end).replace(/\nsource:.*/, '')
  const stamped = `${head}\nsource: ${hash}${text.slice(end)}`
  // The line ends of its author stay.
  await writeFile(join(root, file), written.includes('\r\n') ? stamped.replaceAll('\n', '\r\n') : stamped)
  console.log(`${file}: source: ${hash}`)
}
