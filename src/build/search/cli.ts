import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { search } from '../../search/engine/search.ts'
import { SearchIndex } from '../../search/index/search-index.ts'
import type { Hit, IndexPlace, SearchAnswer } from '../../search/protocol.ts'
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

let last: SearchAnswer | undefined
for await (const answer of search({ own, others }, { query, limit: Number(values.limit) }, explain)) last = answer
console.log(`${last?.total ?? 0} found, ${last?.state}`)
last?.hits.forEach((hit, place) => {
  console.log(describe(hit, place))
})

function describe(hit: Hit, place: number): string {
  return String(place) + hit.t
}
