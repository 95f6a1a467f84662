import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '../../../engine/config/load-site.ts'
import { browserRunsFile, readBrowserRuns } from '../../../engine/markdown/code/record/browser-runs.ts'
import { disagreement } from '../../../samples/browser/agreement.ts'
import { candidatesIn } from '../../../samples/browser/candidates.ts'
import { runInBrowser } from '../../../samples/browser/run-in-browser.ts'
import { findPages } from '../../../samples/find/pages.ts'
import { serveRunner } from '../../browser-runs/serve-runner.ts'
import { some } from '../../depth.ts'
import { describe, expect, it, siteOf } from '../../e2e/harness/it.ts'

const record = readBrowserRuns(browserRunsFile)
const { config } = await loadSite('.')
const candidates = candidatesIn((await findPages('.', config)).pages)
const withButton = candidates.filter(({ key }) => record.samples[key])
const place = ({ block }: (typeof candidates)[number]) => `${block.page.file}:${block.line}`

describe('samples with a button', () => {
  it('run with the files and show the output that the record was made of', () => {
    const changed = withButton.filter(({ key, of }) => record.samples[key]?.of !== of)
    expect(changed.map(place), 'Make the record anew: npm run browser-runs').toEqual([])
    expect(withButton.length).toBeGreaterThan(0)
  })

  it('print in a browser what the pages show: some of them, and all after a change of what runs them', {
    timeout: 900_000,
  }, async ({ browser }) => {
    const { folder } = siteOf('real')
    const files = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
    const served = await serveRunner(folder, files)
    const wanted = record.by === served.worker ? some(withButton, 8) : withButton
    // The output is in question here, and not how long a machine under load takes.
    const outcomes = await runInBrowser(browser, served, wanted, 60_000)
    served.close()
    const wrong = [...outcomes].flatMap(([one, outcome]) => {
      const said = disagreement(one, outcome)
      return said ? [`${place(one)} ${said}`] : []
    })
    expect(wrong).toEqual([])
    expect(outcomes.size).toBe(wanted.length)
  })
})
