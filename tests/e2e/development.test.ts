import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { configText, pageText, removeSites, translationText, writeSite } from '../contracts/build/site-fixture.ts'
import { askRaw, write } from '../contracts/serving-fixture.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { startDev } from './parts/dev-process.ts'

afterAll(removeSites)

const file = 'content/en/docs/start.md'
const translation = 'content/ru/docs/start.md'
const long = `${'A line of the log.\n\n'.repeat(120)}## Install\n\n[Go on](/docs/more)`
const start = pageText('Start', long)
const russian = translationText(start, 'Начало', '## Установка {#install}\n\n[Дальше](/docs/more)')
const valid = { [file]: start, [translation]: russian }

/** A site that is being written, open in a browser. `save` writes a file as an editor does. */
async function reading(browser: Browser, files: Readonly<Record<string, string | undefined>> = valid) {
  const site = writeSite(files)
  const dev = startDev(site)
  onTestFinished(async () => void (await dev.stop()))
  const url = await dev.url
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  onTestFinished(() => page.close())
  const listening = page.waitForResponse('**/_dev/events').catch(() => undefined)
  await page.goto(`${url}docs/start`)
  const save = (name: string, text: string) => write(join(site, name), text)
  return { dev, url, page, save, listening }
}

const article = (page: Page) => page.locator('article').innerText()
const problem = (page: Page) => page.getByRole('alert')

/** Whether the document is still the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

describe('npm run dev', () => {
  it('shows a saved page where the reader stands', async ({ browser }) => {
    const { page, save, listening } = await reading(browser)
    await hydrated(page)
    await listening
    await mark(page)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    save(file, start.replace('## Install', 'Written just now.\n\n## Install'))
    await expect.poll(() => article(page)).toContain('Written just now.')
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1500)
    expect(await isMarked(page)).toBe(true)
  })

  it('finds what is written in a page, and what was saved just now', async ({ browser }) => {
    const config = configText({ navbar: "{ items: [{ type: 'search' }] }" })
    const { page, save, listening } = await reading(browser, { ...valid, 'config/site.ts': config })
    await hydrated(page)
    await listening
    const hits = page.getByRole('option')
    await page.keyboard.press('/')
    await page.keyboard.type('install')
    await expect.poll(() => hits.allInnerTexts().then((texts) => texts.join())).toContain('Install')
    await page.keyboard.press('Escape')
    save(file, start.replace('## Install', 'Written just now about herons.\n\n## Install'))
    await expect.poll(() => article(page)).toContain('herons')
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await page.keyboard.type('herons')
    await expect.poll(() => hits.allInnerTexts().then((texts) => texts.join())).toContain('herons')
  })

  it('shows what is wrong with a page over the last good one, until it is mended', async ({ browser }) => {
    const { page, dev, save, listening } = await reading(browser)
    await hydrated(page)
    await listening
    await mark(page)
    save(file, start.replace('kind: explanation', 'knid: explanation'))
    await expect.poll(() => problem(page).innerText()).toContain(`${file}:4  Unknown key "knid".`)
    expect(await problem(page).innerText()).toContain('Did you mean "kind"?')
    expect(await article(page)).toContain('A line of the log.')
    expect(dev.output()).toContain('Did you mean "kind"?')
    save(file, start.replace('## Install', 'Mended.\n\n## Install'))
    await expect.poll(() => article(page)).toContain('Mended.')
    expect(await problem(page).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  it('begins with a site that cannot be read, and shows it as soon as it can', async ({ browser }) => {
    const broken = start.replace('kind: explanation', 'kind: explantion')
    const { page, save } = await reading(browser, { ...valid, [file]: broken })
    await expect.poll(() => problem(page).innerText()).toContain(`${file}:4  "kind"`)
    save(file, start)
    await expect.poll(() => page.locator('article h1').allTextContents(), { timeout: 20_000 }).toEqual(['Start'])
  })

  it('loads the page anew where a menu has changed, also in the other language', async ({ browser }) => {
    const { page, url, save, listening } = await reading(browser)
    await listening
    const sidebar = page.locator('#docs-sidebar').getByRole('link')
    save(file, start.replace('title: Start', 'title: Begin here'))
    await expect.poll(() => sidebar.allTextContents()).toEqual(['Begin here', 'More'])
    expect(await page.locator('article h1').textContent()).toBe('Begin here')
    const added = pageText('Later', 'Text')
    save('content/en/docs/later.md', added)
    save('content/ru/docs/later.md', translationText(added, 'Позже', 'Текст'))
    save('content/nav.ts', "export const sidebars = { main: ['start', 'more', 'later'] }\n")
    await expect.poll(() => sidebar.allTextContents()).toEqual(['Begin here', 'More', 'Later'])
    await page.goto(`${url}ru/docs/later`)
    expect(await page.locator('article h1').textContent()).toBe('Позже')
  })

  it('sends the headers of the published site, survives any request, and answers no foreign host', async () => {
    const dev = startDev(writeSite(valid), {}, 'npm')
    onTestFinished(async () => void (await dev.stop()))
    const { port } = new URL(await dev.url)
    const ask = async (path: string, host = `127.0.0.1:${port}`) => {
      const asking = request({ host: '127.0.0.1', port, path, headers: { host } })
      const [response] = (await once(asking.end(), 'response')) as [IncomingMessage]
      response.resume()
      return response
    }
    const answers = Object.entries({
      '/docs/%E0%A4%A': 400,
      '/assets/': 404,
      '/assets/../../package.json': 400,
      '//': 200,
      '//docs//start': 200,
      'http://127.0.0.1/docs/start?a=//': 200,
      '*': 302,
      '/public/': 404,
      '/favicon.ico/': 404,
      '/docs/%00': 400,
      '/_dev/': 404,
    })
    for (const [path, status] of answers) expect([path, (await ask(path)).statusCode]).toEqual([path, status])
    expect(await askRaw({ host: '127.0.0.1', port: Number(port) }, 'CONNECT a HTTP/1.1\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 4/,
    )
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      for (const path of ['/docs/start', '/_dev/events']) expect((await ask(path, host)).statusCode).toBe(403)
    for (const host of ['localhost', `LOCALHOST:${port}`, 'docs.localhost', `[::1]:${port}`, '192.168.1.2'])
      expect((await ask('/docs/start', host)).statusCode).toBe(200)
    const { statusCode, headers } = await ask('/docs/start')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/)
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect((await ask('/no/such/page')).statusCode).toBe(404)
    expect((await ask('/ru/404.json')).statusCode).toBe(200)
    // npm ends at once, and what it started after it: only then its output is closed.
    await dev.stop()
  })

  it('answers hosts that are named', async () => {
    const dev = startDev(writeSite(valid), {}, 'node', ['--allow-host', 'devbox.example'])
    onTestFinished(async () => void (await dev.stop()))
    const { port } = new URL(await dev.url)
    const headers = { host: `devbox.example:${port}` }
    const asking = request({ host: '127.0.0.1', port, path: '/docs/start', headers })
    const [response] = (await once(asking.end(), 'response')) as [IncomingMessage]
    expect(response.resume().statusCode).toBe(200)
  })

  it('shows pages before all are read, and beside one that is wrong', async () => {
    const unread = `Read on ${performance.timeOrigin}`
    const texts = Array.from({ length: 14 }, (_, number) => [`p${number}`, pageText(`Page ${number}`, unread)] as const)
    const pages = [...texts, ['wrong', pageText('Wrong', ':::nothing\n:::')] as const]
    const files = pages.flatMap(([id, text]) => [
      [`content/en/docs/${id}.md`, text],
      [`content/ru/docs/${id}.md`, translationText(text, id, unread)],
    ])
    const sidebars = `export const sidebars = { main: ${JSON.stringify(['start', 'more', ...pages.map(([id]) => id)])} }\n`
    const dev = startDev(writeSite({ ...Object.fromEntries(files), 'content/nav.ts': sidebars }))
    onTestFinished(async () => void (await dev.stop()))
    const url = await dev.url
    const page = await fetch(`${url}docs/p3`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(unread)
    await expect.poll(dev.output).toContain('content/en/docs/wrong.md:')
    expect(await (await fetch(`${url}ru/docs/p5`)).text()).toContain(unread)
    expect(dev.output()).toMatch(/^Getting the site ready…\n[\s\S]*^Parsing \d+ pages…\n/m)
  })

  it('says a warning when it is new and when it is gone, and not with every save', async () => {
    const config = configText({ reports: "{ brokenAnchors: 'warn' }" })
    const site = writeSite({ ...valid, 'config/site.ts': config })
    const dev = startDev(site)
    onTestFinished(async () => void (await dev.stop()))
    await dev.url
    const saved = async (text: string, pattern: RegExp) => {
      const from = dev.output().length
      write(join(site, file), text)
      await expect.poll(() => dev.output().slice(from)).toMatch(pattern)
    }
    const broken = start.replace('## Install', '[Gone](#nowhere)\n\n## Install')
    await saved(broken, /\d ms\n/)
    await saved(broken.replace('[Gone]', 'A line more.\n\n[Gone]'), /\d ms\n/)
    expect(dev.output().match(/leads to no heading/g)).toHaveLength(1)
    await saved(start, /^Mended: .*leads to no heading/m)
  })

  it('names another port where this one is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const dev = startDev(writeSite(), { PORT: String(port) })
    expect(await dev.end).toBe(1)
    expect(dev.output()).toContain(`Choose another one: PORT=${port + 1} npm run dev`)
    expect(dev.output()).not.toMatch(/^ +at /m)
  })
})
