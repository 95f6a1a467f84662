import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { browserRunsFile, readBrowserRuns } from '../../../src/build/examples/browser-runs.ts'
import { loadSite } from '../../../src/build/site/load-site.ts'
import { disagreement, enginePackages } from '../../../src/examples/browser/agreement.ts'
import { candidatesIn } from '../../../src/examples/browser/candidates.ts'
import { runInBrowser } from '../../../src/examples/browser/run-in-browser.ts'
import { findPages } from '../../../src/examples/find/pages.ts'
import { serveRunner } from '../../browser-runs/serve-runner.ts'
import { describe, expect, it, siteOf } from '../../e2e/harness/it.ts'

const record = readBrowserRuns(browserRunsFile)
const { config } = await loadSite('.')
const candidates = candidatesIn((await findPages('.', config)).pages)
const withButton = candidates.filter(({ key }) => record.samples[key])

describe('samples with a button', () => {
  it('are those that the record was made of, and the packages too', () => {
    const again = 'Make the record anew: npm run browser-runs'
    expect(record.packages, again).toBe(enginePackages('.'))
    const changed = withButton.filter(({ key, of }) => record.samples[key]?.of !== of)
    expect(
      changed.map(({ block }) => `${block.page.file}:${block.line}`),
      again,
    ).toEqual([])
    expect(withButton.length).toBe(Object.keys(record.samples).length)
  })

  it('print in a browser what the pages show, every one of them', { timeout: 900_000 }, async ({ browser }) => {
    const { folder } = siteOf('real')
    const place = await serveRunner(
      folder,
      readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`),
    )
    // What they print is in question here, and not how long a machine under load takes.
    const outcomes = await runInBrowser(browser, place, withButton, 60_000)
    place.close()
    const wrong = [...outcomes].flatMap(([one, outcome]) => {
      const said = disagreement(one, outcome)
      return said ? [`${one.block.page.file}:${one.block.line} ${said}`] : []
    })
    expect(wrong).toEqual([])
    expect(outcomes.size).toBeGreaterThan(250)
  })
})
