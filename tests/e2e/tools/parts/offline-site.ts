import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OfflineHead, OfflineList } from '../../../../engine/model/offline.ts'
import { it as plain, type SiteName, siteOf } from '../../harness/it.ts'
import { collectProblems, type Problems } from '../../harness/problems.ts'
import { Line } from './line.ts'

/** A reader with a browser of their own, and the line to the site. */
export interface Reader {
  readonly line: Line
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: Problems
  /** Opens a path below the base. */
  readonly go: (path: string) => Promise<unknown>
}

interface ReaderOptions {
  readonly site?: SiteName
  readonly locale?: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** `it` with `reader`: tests fail with what their pages report and they do not expect. */
export const it = plain.extend<{ reader: (options?: ReaderOptions) => Promise<Reader> }>({
  reader: async ({ browser }, use) => {
    const readers: Reader[] = []
    await use(async ({ site = 'tools', locale = 'en-US', viewport = { width: 1280, height: 800 } } = {}) => {
      const line = await Line.open(siteOf(site).url)
      const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' })
      context.setDefaultTimeout(30_000)
      const page = await context.newPage()
      const { problems } = await collectProblems(page)
      const reader = { line, page, context, problems, go: (path: string) => page.goto(line.href(path)) }
      readers.push(reader)
      return reader
    })
    for (const { context, line } of readers) {
      await context.close()
      line.close()
    }
    expect(readers.flatMap(({ problems }) => problems.all)).toEqual([])
  },
})

export const button = (page: Page, name: string | RegExp) => page.locator('.tool').getByRole('button', { name })
export const status = (page: Page) => page.locator('.tool').getByRole('status').textContent()

/** Keeps the English pages, from the page of the tool. */
export async function keepPages(reader: Reader): Promise<void> {
  await reader.go('/docs/offline')
  await button(reader.page, 'Keep for offline').click()
  await expect.poll(() => status(reader.page)).toMatch(/^All pages are kept/)
}

/** What this site has stored: names of its caches, files in them, and whether there is a worker. */
export function stored(page: Page): Promise<{ caches: string[]; files: number; workers: number }> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
    const workers = await navigator.serviceWorker.getRegistrations()
    return { caches: names, files: keys.reduce((all, some) => all + some, 0), workers: workers.length }
  })
}

/** Id of the state that is kept, as the page of any path reads it. */
export function keptId(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const records = names.find((name) => name.startsWith('offline records'))
    if (!records) return undefined
    const cache = await caches.open(records)
    const [key] = await cache.keys()
    const record = key && (await cache.match(key))
    return record ? ((await record.json()) as { id: string }).id : undefined
  })
}

/** Puts another state of the site on the line: a page with another text, and the list that names it. Gives its id. */
export async function deploy({ line }: Reader, path: string, change: (html: string) => string): Promise<string> {
  const head = JSON.parse(await line.text('/offline/en.json')) as OfflineHead
  const list = JSON.parse(await line.text(head.list)) as OfflineList
  const body = change(await line.text(path))
  const files = { ...list.files, [path]: [hashOf(body), Buffer.byteLength(body)] as const }
  const text = JSON.stringify({ ...list, files })
  const id = hashOf(text)
  const address = `/assets/offline-en-${id}.json`
  line.answers.set(path, { body })
  line.answers.set(address, { body: text, type: 'application/json' })
  line.answers.set('/offline/en.json', {
    body: JSON.stringify({ ...head, id, list: address }),
    type: 'application/json',
  })
  return id
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
