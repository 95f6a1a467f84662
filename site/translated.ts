import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedSources } from '../engine/assemble/published-sources.ts'
import { chosenFeatures } from '../engine/build/chosen-features.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { loadSite } from '../engine/config/load-site.ts'
import { plainText, readText } from '../engine/files/read-text.ts'
import { sourceHash } from '../engine/read/source-hash.ts'
import { untranslated } from '../engine/read/translation/untranslated.ts'
import { features } from './features.ts'

/**
 * `npm run translated -- docs/introduction/quick-start …` writes the state of the English page into its translations.
 * To be run when a translation has been brought up to date. Without names it lists what there is to translate.
 */
async function stamp(name: string): Promise<void> {
  const relative = `${name.replace(/^content\/\w+\//, '').replace(/\.md$/, '')}.md`
  const source = readText(join('content/en', relative))
  const file = join('content/ru', relative)
  const written = await readFile(file, 'utf8')
  const text = plainText(written)
  const line = `source: ${sourceHash(source)}`
  const end = text.indexOf('\n---', 3)
  if (end < 0) throw new Error(`${file} has no front matter`)
  const head = text.slice(0, end).replace(/\nsource:.*/, '')
  const stamped = `${head}\n${line}${text.slice(end)}`
  // The line ends of its author stay.
  await writeFile(file, written.includes('\r\n') ? stamped.replaceAll('\n', '\r\n') : stamped)
  console.log(`${file}: ${line}`)
}

const { words } = readCommandLine({
  usage:
    'npm run translated -- docs/introduction/quick-start …: says that the translation of these pages is up to date; without pages it lists what there is to translate',
  options: {},
  takesWords: true,
})
if (words.length === 0) {
  const loaded = await loadSite('.')
  const { config } = loaded
  const found = untranslated(config, publishedSources('.', config, chosenFeatures(features, loaded)))
  for (const line of found) console.log(line)
  console.log(found.length === 0 ? 'Every page is translated.' : `${found.length} to translate`)
}
for (const name of words) {
  await stamp(name).catch((error: Error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
}
