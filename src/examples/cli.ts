import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readRecord, recordFile, writeRecord } from '../build/examples/record.ts'
import { loadSite } from '../build/site/load-site.ts'
import { CheckCache } from './cache.ts'
import { type CheckResult, checkExamples } from './check.ts'
import { changedOutputs, unrecorded, updatedRecord } from './record/update.ts'
import { checkedPackages } from './record/versions.ts'
import { formatComplaint, formatSummary } from './report/report.ts'

// `npm run examples -- [--record] [--fresh] [--site DIR]`. --fresh checks again what passed before; with --record, every
// entry then gets the date of today.
const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    site: { type: 'string', default: '.' },
  },
})

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const root = resolve(values.site)
const cacheFolder = process.env.XEC_CACHE_DIR || join(project, 'node_modules/.cache/xec-site')
const started = performance.now()

const { config } = await loadSite(root)
const cache = values.fresh ? undefined : await CheckCache.open(project, join(cacheFolder, 'examples'))
const result = await checkExamples(root, project, config, cache)
const complaints = [...result.complaints, ...(values.record ? [] : record().changed)]

for (const complaint of complaints) console.error(`${formatComplaint(complaint)}\n`)
console.log(formatSummary(result))
if (values.record) write(result)
else if (record().missing > 0) {
  console.log(`${record().missing} samples are not in the record as they are now: npm run examples -- --record`)
}
console.log(`${complaints.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = complaints.length > 0 ? 1 : 0

function record() {
  const packages = checkedPackages(project)
  const known = readRecord(join(root, recordFile))
  const passed = [...result.passed.values()]
  return { changed: changedOutputs(known, passed, packages), missing: unrecorded(known, passed, packages).length }
}

function write({ passed, complaints: found }: CheckResult): void {
  if (found.length > 0) {
    console.log('Nothing was recorded: the problems above come first.')
    return
  }
  const file = join(root, recordFile)
  const today = { date: new Date().toISOString().slice(0, 10), isFresh: values.fresh }
  const packages = checkedPackages(project)
  writeRecord(file, updatedRecord(readRecord(file), passed.values(), packages, today))
  console.log(`Recorded in ${recordFile}.`)
}
