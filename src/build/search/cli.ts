import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hitOf } from '../../search/engine/hits.ts'
import { type SearchStep, searchSteps } from '../../search/engine/search.ts'
import { SearchIndex } from '../../search/index/search-index.ts'
import type { IndexPlace, MarkedText } from '../../search/protocol.ts'
import { placesOf } from '../../search/scope.ts'
import { readSiteOnly } from '../read-site.ts'
import { partsOf, partText } from './explain.ts'
import { filesInMemory } from './memory-files.ts'
import { siteIndexes } from './site-indexes.ts'

// `npm run search -- "query" [--ru] [--limit 8] [--version docs/1.0] [--context docs] [--site DIR]`: the ranking with the
// parts of each score, for people who tune src/search/engine/weights.ts.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ru: { type: 'boolean', default: false },
    limit: { type: 'string', default: '8' },
    version: { type: 'string', default: '' },
    context: { type: 'string' },
    site: { type: 'string', default: '.' },
  },
})
const query = positionals.join(' ')
const locale = values.ru ? 'ru' : 'en'
const root = resolve(values.site)

const files = new Map<string, string>()
const indexes = siteIndexes(await readSiteOnly({ root, outDir: '' }), files)
const base = indexes.flatMap(({ places }) => places)[0]?.folder.replace(/assets\/search\/.*$/, '') ?? '/'
const fetchFile = filesInMemory(new Map([...files].map(([name, text]) => [base + name, text])))
const open = (places: readonly IndexPlace[]) =>
  Promise.all(
    placesOf(places, { versionPath: values.version, context: values.context }).map(({ folder }) =>
      SearchIndex.open(folder, fetchFile),
    ),
  )
const own = await open(indexes.find((one) => one.locale.code === locale)?.places ?? [])
const others = async () => open(indexes.filter((one) => one.locale.code !== locale).flatMap(({ places }) => places))

let last: SearchStep | undefined
for await (const step of searchSteps({ own, others }, { query, limit: Number(values.limit) })) last = step
console.log(`${last?.total ?? 0} found`)
last?.candidates.forEach((candidate, place) => {
  const { t, s, u, h, kind, fallback, excerpt } = hitOf(candidate)
  const { score, coverage } = candidate.ranked
  console.log(`${place + 1}. ${t} › ${s}  ${u}${h}`)
  console.log(
    `   ${score.toFixed(1)}  ${kind}${fallback ? `, ${fallback}` : ''}, has ${Math.round(coverage * 100)} % of the query`,
  )
  console.log(`   ${partsOf(candidate.ranked, candidate.resolved).slice(0, 8).map(partText).join(' · ')}`)
  console.log(`   ${marked(excerpt)}`)
})

function marked({ text, marks }: MarkedText): string {
  return marks.reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  )
}
