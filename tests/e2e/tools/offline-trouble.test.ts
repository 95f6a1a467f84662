import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, hydrated } from '../harness/it.ts'
import { button, deploy, it, keepPages, keptId, type Reader, status, stored } from './parts/offline-site.ts'

const nothing = { caches: [], files: 0, workers: 0 }
const newText = (html: string) =>
  html.replaceAll('Each tool has a page of its own', 'Every tool has moved to another pier')
const article = (page: Page) => page.locator('.article').innerText()
const worker = '/offline-worker.js'

/** Gives a browser less room than it has stored already. */
async function fillStorage({ page, context, line }: Reader): Promise<void> {
  const session = await context.newCDPSession(page)
  const origin = new URL(line.href('/')).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 })
}

/** Calls back once, before the site answers for a path. */
function once(visit: Reader, wanted: RegExp, act: () => void | Promise<void>): void {
  visit.line.before = async (path) => {
    if (!wanted.test(path)) return
    visit.line.before = () => {}
    await act()
  }
}

const press = (page: Page, name: string) => button(page, name).click()

describe('a new deploy', () => {
  it('is what a reader sees at once, and what is kept soon; only what has changed is fetched', async ({ reader }) => {
    const visit = await reader()
    await keepPages(visit)
    const id = await deploy(visit, '/docs/start', newText)
    visit.line.asked.length = 0
    await visit.go('/docs/start')
    expect(await article(visit.page)).toContain('moved to another pier')
    await expect.poll(() => keptId(visit.page)).toBe(id)
    expect(visit.line.asked.filter((path) => path === '/docs/start')).toHaveLength(2)
    expect(
      visit.line.asked.filter((path) => /^\/docs\/offline$|^\/assets\/(?!offline-|start-|late-)/.test(path)),
    ).toEqual([])
    visit.line.mode = 'down'
    await visit.go('/docs/start')
    expect(await article(visit.page)).toContain('moved to another pier')
  })

  it('in the middle of keeping keeps nothing, and says so', async ({ reader }) => {
    const visit = await reader()
    await visit.go('/docs/offline')
    once(visit, /^\/assets\/react/, () => void visit.line.answers.set('/docs/start', { body: 'Another build' }))
    visit.line.answers.set('/search', { body: 'Another build' })
    await press(visit.page, 'Keep for offline')
    await expect.poll(() => status(visit.page)).toMatch(/^The site changed while it was loaded/)
    await expect.poll(() => stored(visit.page)).toEqual(nothing)
  })

  it('that cannot be fetched leaves what was kept as it was', async ({ reader }) => {
    const visit = await reader()
    await keepPages(visit)
    const before = await keptId(visit.page)
    await deploy(visit, '/docs/start', newText)
    visit.line.answers.set('/docs/start', { body: 'Yet another build' })
    await visit.go('/docs/offline')
    await press(visit.page, 'Update now')
    await expect.poll(() => status(visit.page)).toMatch(/while it was loaded.*still whole\.$/)
    expect(await keptId(visit.page)).toBe(before)
    visit.line.mode = 'down'
    await visit.go('/docs/start')
    expect(await article(visit.page)).toContain('Each tool has a page of its own')
  })
})

describe('a network that is hardly there', () => {
  it('silent, failing or down: the kept copy is shown', async ({ reader }) => {
    const visit = await reader()
    await keepPages(visit)
    for (const mode of ['silent', 'failing', 'down'] as const) {
      visit.line.mode = mode
      await visit.go('/docs/start')
      await hydrated(visit.page)
      expect(await article(visit.page), mode).toContain('Each tool has a page of its own')
    }
  })

  it('that breaks while it loads: the next attempt goes on from there', async ({ reader }) => {
    const visit = await reader()
    const { line, page } = visit
    await visit.go('/docs/offline')
    once(visit, /^\/icon-512/, () => {
      line.mode = 'down'
    })
    await press(page, 'Keep for offline')
    await expect.poll(() => status(page)).toMatch(/^The site did not answer/)
    visit.problems.expect(/ERR_/)
    const { files, workers } = await stored(page)
    expect([files > 20, workers]).toEqual([true, 0])
    line.mode = 'up'
    line.asked.length = 0
    await press(page, 'Try again')
    await press(page, 'Keep for offline')
    await expect.poll(() => status(page)).toMatch(/^All pages are kept/)
    expect(line.asked).not.toContain('/docs/start')
  })

  it('stopped by the reader: what had come is removed', async ({ reader }) => {
    const visit = await reader()
    await visit.go('/docs/offline')
    once(visit, /^\/icon-512/, () => press(visit.page, 'Stop'))
    await press(visit.page, 'Keep for offline')
    await expect.poll(() => status(visit.page)).toBe('Stopped. The part that had come is removed.')
    expect(await stored(visit.page)).toEqual(nothing)
  })
})

describe('a host that has lost all of its files', () => {
  it('takes nothing from who keeps them', async ({ reader }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    const before = await stored(page)
    line.mode = 'empty'
    // Twice: what the first one sets off has ended when the second one is asked about.
    for (let times = 0; times < 2; times++) {
      line.asked.length = 0
      await visit.go('/docs/start')
      await expect.poll(() => line.asked).toContain('/offline/en.json')
    }
    expect(await stored(page)).toEqual(before)
    line.mode = 'down'
    await visit.go('/docs/start')
    expect(await article(page)).toContain('Each tool has a page of its own')
    visit.problems.expect(/404/)
  })
})

describe('a worker that is wrong', () => {
  it('missing, not JavaScript or a page: the one before goes on, and shows what the site has now', async ({
    reader,
  }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    const answers = {
      missing: { status: 404, body: 'Not found' },
      'not JavaScript': { type: 'text/javascript', body: 'this is ] not' },
      'a page': { body: '<!doctype html><p>Hello' },
    }
    for (const [name, answer] of Object.entries(answers)) {
      line.mode = 'up'
      line.answers.set(worker, answer)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined))
      const id = await deploy(visit, '/docs/start', (html) =>
        html.replaceAll('Each tool has a page of its own', `After ${name}`),
      )
      // Where an answer takes seconds, the kept copy is shown: on a machine that is busy a reader asks again.
      await expect
        .poll(async () => {
          await visit.go('/docs/start')
          return article(page)
        })
        .toContain(`After ${name}`)
      await expect.poll(() => keptId(page)).toBe(id)
      line.mode = 'down'
      await visit.go('/docs/start')
      expect(await article(page)).toContain(`After ${name}`)
    }
    visit.problems.expect(/404|MIME/)
  })

  it('and answers nothing: the next one that the site has takes its place', async ({ reader }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    line.answers.set(worker, {
      type: 'text/javascript',
      body: `addEventListener('install', (event) => event.waitUntil(skipWaiting()))
        addEventListener('activate', (event) => event.waitUntil(clients.claim()))
        addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))))`,
    })
    const opens = () => visit.go('/docs/start').then(Boolean, () => false)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(opens).toBe(false)
    line.answers.delete(worker)
    // Chromium looks for a newer worker when no document has been asked for during a second.
    await expect.poll(opens, { interval: 3000, timeout: 30_000 }).toBe(true)
    visit.problems.expect(/ERR_FAILED|broken|rejected/)
  })

  it('or taken back by the one that the site publishes for that: it removes itself and all that was kept', async ({
    reader,
  }) => {
    const visit = await reader()
    await keepPages(visit)
    const body = readFileSync('deploy/offline-worker.js', 'utf8')
    visit.line.answers.set(worker, { type: 'text/javascript', body })
    await visit.go('/docs/start')
    await expect.poll(() => stored(visit.page)).toEqual(nothing)
  })

  it('refused by the browser: nothing is stored, and the reader is told', async ({ reader }) => {
    const visit = await reader()
    visit.line.answers.set(worker, { type: 'text/javascript', body: 'this is ] not' })
    await visit.go('/docs/offline')
    await press(visit.page, 'Keep for offline')
    await expect.poll(() => status(visit.page)).toMatch(/^The browser refused to start the worker/)
    expect(await stored(visit.page)).toEqual(nothing)
  })
})

describe('storage that is full', () => {
  it('midway: what had come is removed', async ({ reader }) => {
    const visit = await reader()
    await visit.go('/docs/offline')
    once(visit, /^\/assets\/react/, () => fillStorage(visit))
    await press(visit.page, 'Keep for offline')
    await expect.poll(() => status(visit.page)).toMatch(/^There is not enough room/)
    expect(await stored(visit.page)).toEqual(nothing)
  })

  it('under an update: what was kept before stays whole', async ({ reader }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    const before = await keptId(page)
    const { files } = await stored(page)
    await visit.go('/docs/offline')
    await fillStorage(visit)
    await deploy(visit, '/docs/start', (html) => `${newText(html)}<!-- ${'more '.repeat(100_000)} -->`)
    await visit.go('/docs/offline')
    await press(page, 'Update now')
    await expect.poll(() => status(page)).toMatch(/^There is not enough room.*still whole\.$/)
    expect([await keptId(page), (await stored(page)).files]).toEqual([before, files])
    line.mode = 'down'
    await visit.go('/docs/start')
    expect(await article(page)).toContain('Each tool has a page of its own')
  })
})

describe('what the browser has removed', () => {
  const deleteCaches = (page: Page, beginning: string) =>
    page.evaluate(async (beginning) => {
      for (const name of await caches.keys()) if (name.startsWith(beginning)) await caches.delete(name)
    }, beginning)

  it('files: the page of the tool says so, and brings them back', async ({ reader }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    await deleteCaches(page, 'offline files')
    await visit.go('/docs/offline')
    await expect.poll(() => page.locator('.tool').innerText()).toContain('Part of what was kept is gone')
    await press(page, 'Keep again')
    await expect.poll(() => status(page)).toMatch(/^All pages are kept/)
    line.mode = 'down'
    await visit.go('/docs/start')
    await hydrated(page)
  })

  it('the worker: the page of the tool starts it again, and fetches no page anew', async ({ reader }) => {
    const visit = await reader()
    const { page, line } = visit
    await keepPages(visit)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
    await visit.go('/docs/offline')
    line.asked.length = 0
    await press(page, 'Keep again')
    await expect.poll(() => status(page)).toMatch(/^All pages are kept/)
    expect(line.asked).not.toContain('/docs/start')
    line.mode = 'down'
    await visit.go('/docs/start')
    await hydrated(page)
  })

  it('everything but the worker: it leaves the reader to the network, and goes', async ({ reader }) => {
    const visit = await reader()
    const { page } = visit
    await keepPages(visit)
    await deleteCaches(page, 'offline')
    await visit.go('/docs/start')
    await hydrated(page)
    await expect.poll(() => stored(page)).toEqual(nothing)
  })
})
