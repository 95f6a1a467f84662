import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../engine/command-line/options.ts'
import { loadSite } from '../engine/config/load-site.ts'
import { readRecord, recordFile, writeRecord } from '../engine/markdown/code/record/record.ts'
import { readBehavior } from '../features/behavior/read-behavior.ts'
import { probesFile, readProbeRecord, writeProbeRecord } from '../features/behavior/record.ts'
import { type CheckResult, checkExamples } from './check.ts'
import { findPages } from './find/pages.ts'
import { updatedProbes } from './probes/record-probes.ts'
import {
  type CheckedKind,
  type CheckedRecord,
  checkedFile,
  keysBy,
  readChecked,
  writeChecked,
} from './record/checked.ts'
import { changedOutputs, unrecorded, updatedRecord } from './record/update.ts'
import { checkedPackages } from './record/versions.ts'
import { formatComplaint, formatLacking, formatSummary } from './report/report.ts'
import { askToRun } from './run/ask-to-run.ts'
import type { MayRun } from './run/check-runs.ts'
import { foreignProgramNames } from './tools-folder.mjs'
import { recordingsFile, writeRecordings } from './transcripts/file.ts'
import { openTool, type Tool } from './transcripts/tool.ts'
import { typedFacts } from './typed-facts/check-typed.ts'
import { listTyped } from './typed-facts/list.ts'

const { values, words } = readCommandLine({
  usage:
    'npm run examples -- [page …] [options]   (a page is a part of its path, such as docs/introduction; probes/timeout-error is a probe)',
  takesWords: true,
  options: {
    record: {
      type: 'boolean',
      help: 'write the results into the record, those of other pages stay; with --fresh every entry gets the date of today',
    },
    typed: { type: 'boolean', help: 'only list the facts that pages type although a probe measures them' },
    changed: { type: 'boolean', help: 'run only what the record does not have, and no sample to try the runner' },
    tool: { type: 'string', help: 'path of xec: record the sessions of the pages with it again' },
    fresh: { type: 'boolean', help: 'check again all that the record has' },
    site: { type: 'string', help: 'folder of the site, . where not given' },
  },
})

const project = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const root = resolve(values.site ?? '.')
const started = performance.now()

const packages = checkedPackages(project)
const isPart = words.length > 0
if (values.record && isPart) refuseOtherPackages()
const { config } = await loadSite(root)
if (values.typed) {
  const { pages } = await findPages(root, config)
  console.log(listTyped(typedFacts(pages, readBehavior(root).behavior)))
  process.exit(0)
}
const mayRun: MayRun = (isolation, runs) => askToRun(isolation, runs, { input: process.stdin, output: process.stderr })
let said = started
const onRun = (ended: number, all: number) => {
  if (performance.now() - said < 30_000) return
  said = performance.now()
  console.error(`${ended} of ${all} runs have ended.`)
}
const tool = values.tool === undefined ? undefined : toolAt(values.tool)
const known = readChecked(join(root, checkedFile))
const again = values.fresh ? 'all' : values.changed ? 'none' : 'some'
const provide = async (programs: readonly string[]) => {
  const isForeign = programs.some((name) => foreignProgramNames.includes(name))
  if (isForeign)
    spawnSync(process.execPath, ['scripts/install-foreign-tools.mjs'], { cwd: project, stdio: ['ignore', 2, 2] })
}
const result = await checkExamples(root, project, config, { only: words, mayRun, provide, onRun, tool, known, again })
if (result.sessions.recorded) writeRecordings(join(root, recordingsFile), result.sessions.recorded)
const nothingMatches = result.pages.length === 0 && result.probes.tasks.length === 0
const complaints = [...result.complaints, ...(values.record ? [] : [...record().changed, ...result.probes.changed()])]

const problems = complaints.map(formatComplaint)
for (const problem of problems) console.error(`${problem}\n`)
const lacking = formatLacking(result.runs)
if (process.env.CHECK_REPORT_FILE) writeFileSync(process.env.CHECK_REPORT_FILE, JSON.stringify({ problems, lacking }))
console.log(formatSummary(result))
for (const line of lacking) console.log(`Not run here: ${line}`)
if (values.record) write(result)
else if (nothingMatches) console.error(`No page has ${words.join(' or ')} in its path.`)
else if (record().missing > 0) {
  console.log(`${record().missing} samples are not in the record as they are now: npm run examples -- --record`)
}
console.log(`${complaints.length} problems, ${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = complaints.length > 0 || nothingMatches ? 1 : 0

/** A record speaks of one version of the packages. */
function refuseOtherPackages(): void {
  const { version } = readRecord(join(root, recordFile))
  if (version === '' || version === packages.version) return
  const message = `The record is of version ${version}, and the packages are ${packages.version}`
  console.error(`${message}: record all pages, without naming any.`)
  process.exit(2)
}

function toolAt(path: string): Tool {
  try {
    return openTool(path, packages.version)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

function record() {
  const known = readRecord(join(root, recordFile))
  const passed = [...result.passed.values()]
  return { changed: changedOutputs(known, passed, packages), missing: unrecorded(known, passed, packages).length }
}

/** Writes down what passed; where something is wrong, the entries of the rest stay as they are. */
function write({ pages, passed, probes, checked, complaints: found }: CheckResult): void {
  if (isPart && known.runs.by !== '' && known.runs.by !== checked.runs.by) {
    console.error('The record is of other code that runs samples: record all pages, without naming any.')
    process.exit(2)
  }
  const keepsOthers = isPart || found.length > 0
  const date = new Date().toISOString().slice(0, 10)
  const today = { date, isFresh: values.fresh ?? false, isPart: keepsOthers }
  const [file, measured] = [recordFile, probesFile].map((one) => join(root, one)) as [string, string]
  if (pages.length > 0) writeRecord(file, updatedRecord(readRecord(file), passed.values(), packages, today))
  if (probes.results.length > 0) {
    writeProbeRecord(measured, updatedProbes(root, readProbeRecord(measured), probes, packages, today))
  }
  writeChecked(join(root, checkedFile), keepsOthers ? withOthers(checked) : checked)
  console.log(
    `Recorded in ${pages.length > 0 ? `${recordFile} and ` : ''}${probesFile}${found.length > 0 ? ', but for the problems above' : ''}.`,
  )
}

/** Of a part of the pages, the keys of the others stay. A record speaks of one state of the code that checks. */
function withOthers(checked: CheckedRecord): CheckedRecord {
  const joined = (kind: CheckedKind) => {
    const { by, keys } = checked[kind]
    return { by, keys: [...keysBy(by, known[kind]), ...keys] }
  }
  return { runs: joined('runs'), compiled: joined('compiled') }
}
