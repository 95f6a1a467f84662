import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleClient } from '../../engine/bundle/bundle-client.ts'
import { readCommandLine } from '../../engine/command-line/options.ts'
import { loadSite } from '../../engine/config/load-site.ts'
import { browserRunsFile, readBrowserRuns } from '../../engine/markdown/code/record/browser-runs.ts'
import { disagreement, recordOf } from '../../samples/browser/agreement.ts'
import { type Candidate, candidatesIn } from '../../samples/browser/candidates.ts'
import { runInBrowser } from '../../samples/browser/run-in-browser.ts'
import { findPages } from '../../samples/find/pages.ts'
import { program } from '../../site/program.ts'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { serveRunner } from './serve-runner.ts'

const { values } = readCommandLine({
  usage:
    'npm run browser-runs   (runs the local samples in a browser; those that print what was recorded get a button)',
  options: {
    fresh: { type: 'boolean', help: 'run again what the record has' },
    site: { type: 'string', help: 'folder of the site, . where not given' },
  },
})

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const root = resolve(values.site ?? '.')
const { config } = await loadSite(root)
const candidates = candidatesIn((await findPages(root, config)).pages)
const cache = process.env.SITE_CACHE_DIR || join(project, 'node_modules/.cache/site')
const bundle = await bundleClient(cache, program, false)
const place = await serveRunner(bundle.folder, bundle.files)
const known = readBrowserRuns(join(root, browserRunsFile))
const stands = ({ key, of }: Candidate) => !values.fresh && known.by === place.worker && known.samples[key]?.of === of
const open = candidates.filter((one) => !stands(one))
const browser = await launchBrowser()
const outcomes = await runInBrowser(browser, place, open)
await browser.close()
place.close()

for (const [candidate, outcome] of outcomes) {
  const said = disagreement(candidate, outcome)
  if (said) console.log(`${candidate.block.page.file}:${candidate.block.line} ${said}\n`)
}
const kept = candidates.filter(stands).map(({ key }) => [key, known.samples[key]] as const)
const samples = { ...Object.fromEntries(kept), ...recordOf(outcomes) }
// Sorted, so that a change of one sample is a change of one line.
const sorted = Object.fromEntries(Object.entries(samples).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(join(root, browserRunsFile), `${JSON.stringify({ by: place.worker, samples: sorted }, null, 2)}\n`)
console.log(`${Object.keys(samples).length} of ${candidates.length} samples print in a browser what was recorded.`)
