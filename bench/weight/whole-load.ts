import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { withPage } from '../browser/browser.ts'
import type { Language } from '../browser/phone.ts'
import { fileOf } from './first-load.ts'
import { sizeOnTheWay } from './sizes.ts'

/**
 * Bytes of all that a page asks for until its shell answers and the line is quiet: its own files, the shell's data,
 * the icon. The browser saves data, so that no other page is fetched ahead.
 */
export async function measureWholeLoad(
  browser: Browser,
  language: Language,
  url: string,
  dir: string,
): Promise<number> {
  return withPage(browser, language, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const paths = new Set<string>()
    page.on('request', (request) => paths.add(decodeURI(new URL(request.url()).pathname)))
    await page.goto(url)
    await page.waitForFunction(() => window.probe.ready !== null)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all([...paths].map((path) => sizeOnTheWay(join(dir, fileOf(path)))))
    return sizes.reduce((all, size) => all + size, 0)
  })
}
