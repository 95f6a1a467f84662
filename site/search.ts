import { resolve } from 'node:path'
import { readSiteOnly } from '../engine/build/read-site.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { hitOf } from '../engine/search/engine/hits.ts'
import { type SearchStep, searchSteps } from '../engine/search/engine/search.ts'
import { SearchIndex } from '../engine/search/index/search-index.ts'
import type { IndexPlace, MarkedText } from '../engine/search/protocol.ts'
import { placesOf } from '../engine/search/scope.ts'
import { partsOf, partText } from '../engine/search-index/explain.ts'
import { filesInMemory } from '../engine/search-index/memory-files.ts'
import { siteIndexes } from '../engine/search-index/site-indexes.ts'
import { FilesOnDemand } from '../engine/write/files-on-demand.ts'
import { program } from './program.ts'

// The ranking with the parts of each score, for people who tune engine/search/engine/weights.ts.
const { values, words } = readCommandLine({
  usage: 'npm run search -- "query" [options]',
  takesWords: true,
  options: {
    ru: { type: 'boolean', help: 'search the Russian pages' },
    limit: { type: 'string', help: 'how many results, 8 where not given' },
    version: { type: 'string', help: 'path of a version of the docs, such as docs/1.0' },
    context: { type: 'string', help: 'search in one context only, such as docs' },
    site: { type: 'string', help: 'folder of the site, . where not given' },
  },
})
const query = words.join(' ')
const locale = values.ru ? 'ru' : 'en'
const root = resolve(values.site ?? '.')

const files = new FilesOnDemand()
const indexes = siteIndexes(await readSiteOnly({ program, root, outDir: '' }), files, program.features)
const base = indexes.flatMap(({ places }) => places)[0]?.head.replace(/search-index\/.*$/, '') ?? '/'
const fetchFile = filesInMemory({ get: (href) => files.get(href.slice(base.length)) })
const open = (places: readonly IndexPlace[]) =>
  Promise.all(
    placesOf(places, { versionPath: values.version ?? '', context: values.context }).map((place) =>
      SearchIndex.open(place, fetchFile),
    ),
  )
const own = await open(indexes.find((one) => one.locale.code === locale)?.places ?? [])
const others = async () => open(indexes.filter((one) => one.locale.code !== locale).flatMap(({ places }) => places))

let last: SearchStep | undefined
for await (const step of searchSteps({ own, others }, { query, limit: Number(values.limit ?? 8) })) last = step
console.log(`${last?.total ?? 0} found`)
last?.candidates.forEach((candidate, place) => {
  const { t, s, u, h, kind, fallback, excerpts } = hitOf(candidate)
  const { score, coverage } = candidate.ranked
  console.log(`${place + 1}. ${t} › ${s}  ${u}${h}`)
  console.log(
    `   ${score.toFixed(1)}  ${kind}${fallback ? `, ${fallback}` : ''}, has ${Math.round(coverage * 100)} % of the query`,
  )
  console.log(`   ${partsOf(candidate.ranked, candidate.resolved).slice(0, 8).map(partText).join(' · ')}`)
  for (const excerpt of excerpts) console.log(`   ${marked(excerpt)}`)
})

function marked({ text, marks }: MarkedText): string {
  return marks.reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  )
}
