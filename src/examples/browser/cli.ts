import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/chromium.mjs'
import { drivenFlags } from '../../../scripts/chromium-flags.mjs'
import { bundleClient } from '../../build/bundle/bundle.ts'
import { browserRunsFile, writeBrowserRuns } from '../../build/examples/browser-runs.ts'
import { loadSite } from '../../build/site/load-site.ts'
import { readCommandLine } from '../../command-line/options.ts'
import { findPages } from '../find/pages.ts'
import { disagreement, enginePackages, recordOf } from './agreement.ts'
import { candidatesIn } from './candidates.ts'
import { runInBrowser } from './run-in-browser.ts'
import { serveRunner } from './serve-runner.ts'

const { values } = readCommandLine({
  usage:
    'npm run browser-runs   (runs the local samples in a browser; those that print what was recorded get a button)',
  options: { site: { type: 'string', help: 'folder of the site, . where not given' } },
})

const project = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
const root = resolve(values.site ?? '.')
const executablePath = await findChromium()
if (!executablePath) throw new Error('There is no Chromium. `node scripts/ready.mjs --browser` finds or installs one.')

const { config } = await loadSite(root)
const candidates = candidatesIn((await findPages(root, config)).pages)
const bundle = await bundleClient(process.env.XEC_CACHE_DIR || join(project, 'node_modules/.cache/xec-site'), false)
const place = await serveRunner(bundle.folder, bundle.files)
const browser = await chromium.launch({ executablePath, args: [...drivenFlags, '--no-sandbox'] })
const outcomes = await runInBrowser(browser, place, candidates)
await browser.close()
place.close()

for (const [candidate, outcome] of outcomes) {
  const said = disagreement(candidate, outcome)
  if (said) console.log(`${candidate.block.page.file}:${candidate.block.line} ${said}\n`)
}
const record = recordOf(outcomes, enginePackages(project))
writeBrowserRuns(join(root, browserRunsFile), record)
console.log(
  `${Object.keys(record.samples).length} of ${candidates.length} samples print in a browser what was recorded.`,
)
