import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { withBrowser } from '../browser/browser.ts'
import { longPage } from '../corpus/routes.ts'
import { writeCorpus } from '../corpus/write-corpus.ts'
import { type Figure, measured } from '../figure.ts'
import { siteDir } from '../places.ts'
import { say } from '../say.ts'
import { withDevServer } from './dev-process.ts'

const runs = 7

/** From saving a page of the generated site until a browser shows it. */
export async function measureDev(): Promise<readonly Figure[]> {
  await writeCorpus(siteDir)
  say('Starting the development server')
  const times = await withDevServer((url) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage()
      const listening = page.waitForResponse((response) => response.url().endsWith('/_dev/events'))
      await page.goto(`${url}docs/${longPage}`)
      await listening
      const values: number[] = []
      // The first save warms the server up, as the first one of a day does.
      for (let run = 0; run <= runs; run++) values.push(await measureSave(page, `Saved in run ${run}.`))
      return values.slice(1)
    }),
  )
  return [measured('Saved Markdown file on screen', times, 'ms', 300)]
}

async function measureSave(page: Page, mark: string): Promise<number> {
  const file = join(siteDir, `content/en/docs/${longPage}.md`)
  const text = await readFile(file, 'utf8')
  // Looks in every frame, and goes on in the next document when the save makes the page load anew.
  const shown = page.waitForFunction(
    (wanted) => document.querySelector('.article')?.textContent?.includes(wanted) && Date.now(),
    mark,
  )
  const saved = Date.now()
  await writeFile(file, `${text}\n${mark}\n`)
  return Number(await (await shown).jsonValue()) - saved
}
