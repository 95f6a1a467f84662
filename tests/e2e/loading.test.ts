import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type Visit } from './harness/it.ts'
import { hold, idle, savesData } from './harness/network.ts'

const from = '/docs/harbors/remote'
const data = '**/docs/guide/install.json'
const failed = 'The page could not be loaded'

const follow = (page: Page) => page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()

/** Delays of an element's animations, in milliseconds, and whether it shows before they have run. */
function appearance(page: Page, selector: string): Promise<{ delay: number; visibility: string | undefined }> {
  return page.locator(selector).evaluate((element) => {
    const animation = element.getAnimations().find((one) => (one as CSSAnimation).animationName.includes('appear'))
    animation?.pause()
    if (animation) animation.currentTime = 0
    const { visibility } = getComputedStyle(element)
    return { delay: Number(animation?.effect?.getTiming().delay), visibility }
  })
}

async function expectRetryWorks({ page, documents, href }: Visit, retry = 'Retry'): Promise<void> {
  await page.getByRole('button', { name: retry }).click()
  await expect.poll(() => page.title()).toBe('Install · Ferry')
  expect(await page.locator('article h1').textContent()).toBe('Install')
  expect(page.url()).toBe(href('/docs/guide/install'))
  expect(documents).toHaveLength(1)
}

describe('while a page is on its way', () => {
  it.for(['no-preference', 'reduce'] as const)('a bar shows after 200 ms (%s)', async (reducedMotion, { open }) => {
    const { page } = await open('versions', from, { reducedMotion, init: savesData })
    await hydrated(page)
    const answer = await hold(page, data)
    await follow(page)
    await answer.asked
    const bar = '[role="progressbar"]:not([hidden])'
    await page.locator(bar).waitFor({ state: 'attached' })
    expect(await page.locator(bar).getAttribute('aria-label')).toBe('Loading…')
    expect(await appearance(page, bar)).toEqual({ delay: 200, visibility: 'hidden' })
    await page.locator(bar).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 201
    })
    expect(await page.locator(bar).evaluate((element) => getComputedStyle(element).visibility)).toBe('visible')
    answer.release()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(await page.locator(bar).count()).toBe(0)
  })

  it('leaves the focus where the reader has put it meanwhile', async ({ open }) => {
    const { page } = await open('versions', from, { init: savesData })
    await hydrated(page)
    const answer = await hold(page, data)
    await follow(page)
    await answer.asked
    const control = page.locator('header').getByRole('button').first()
    await control.focus()
    answer.release()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await idle(page)
    expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('a retry shows a spinner after 200 ms', async ({ open }) => {
    const { page, problems } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await page.route(data, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await follow(page)
    await page.getByText(failed).waitFor()
    const answer = await hold(page, data)
    await page.getByRole('button', { name: 'Retry' }).click()
    await answer.asked
    const spinner = '[role="status"]'
    await page.locator(spinner).waitFor({ state: 'attached' })
    expect(await appearance(page, spinner)).toEqual({ delay: 200, visibility: 'hidden' })
    answer.release()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(problems.take(/503/)).toHaveLength(1)
  })
})

describe('a page that does not come', () => {
  it.for([
    { name: 'no connection', answer: { abort: 'internetdisconnected' }, noise: /ERR_INTERNET_DISCONNECTED/ },
    { name: 'a reset connection', answer: { abort: 'connectionreset' }, noise: /ERR_CONNECTION_RESET/ },
    { name: 'a fault of the server', answer: { status: 500 }, noise: /500/ },
    { name: 'a server that is overloaded', answer: { status: 503 }, noise: /503/ },
  ])('says so and can be retried: $name', async ({ answer, noise }, { open }) => {
    const visit = await open('versions', from, { init: savesData })
    const { page, problems, href } = visit
    await hydrated(page)
    const fail = (times: number) =>
      page.route(data, (route) => (answer.abort ? route.abort(answer.abort) : route.fulfill(answer)), { times })
    await fail(2)
    await page.setViewportSize({ width: 1200, height: 360 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await follow(page)
    const message = page.getByRole('alert').filter({ hasText: failed })
    await message.waitFor()
    // Wherever the reader was, the message is in sight.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(page.url()).toBe(href('/docs/guide/install'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => problems.all.filter((problem) => noise.test(problem)).length).toBe(2)
    await message.waitFor()
    await expectRetryWorks(visit)
    expect(problems.take(noise)).toHaveLength(2)
  })

  it('gives up after fifteen seconds', async ({ open }) => {
    const visit = await open('versions', from, {
      init: () => {
        // Nothing is fetched ahead: the last request is that of the page.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        const timeouts: { milliseconds: number; expire: () => void }[] = []
        Object.assign(window, { timeouts })
        AbortSignal.timeout = (milliseconds) => {
          const controller = new AbortController()
          timeouts.push({ milliseconds, expire: () => controller.abort(new DOMException('', 'TimeoutError')) })
          return controller.signal
        }
      },
    })
    const { page } = visit
    await hydrated(page)
    const answer = await hold(page, data)
    await follow(page)
    await answer.asked
    const waited = await page.evaluate(() => {
      const { timeouts } = window as unknown as { timeouts: { milliseconds: number; expire: () => void }[] }
      const last = timeouts.at(-1)
      last?.expire()
      return last?.milliseconds
    })
    expect(waited).toBe(15_000)
    await page.getByText(failed).waitFor()
    await page.unroute(data)
    await expectRetryWorks(visit)
    answer.release()
  })

  it('speaks the language of the page', async ({ open }) => {
    const { page, problems } = await open('versions', '/ru/docs/harbors/remote', { init: savesData })
    await hydrated(page)
    await page.route('**/ru/docs/guide/install.json', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Установка' }).click()
    await page.getByText('Не удалось загрузить страницу').waitFor()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect.poll(() => page.title()).toBe('Установка · Ferry')
    expect(problems.take(/500/)).toHaveLength(1)
  })

  it.for([
    ['/docs/guide', '/docs/harbors/local', 'Local · Ferry', ['Docs', 'Harbors', 'Local']],
    ['/docs/harbors/remote', '/docs/guide/install', 'Install · Ferry', ['Docs', 'Guide', 'Install']],
    ['/docs/harbors/remote', '/docs/reference/commands', `${failed} · Ferry`, []],
  ] as const)('what stands around the message is of its address: %s, %s', async (at, { open }) => {
    const [before, path, title, steps] = at
    const { page, problems } = await open('versions', before, { init: savesData })
    await hydrated(page)
    await page.route(`**${path}.json`, (route) => route.fulfill({ status: 500 }))
    await page
      .locator(`a[href$="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.getByText(failed).waitFor()
    const expectOfAddress = async () => {
      expect(await page.title()).toBe(title)
      expect(await page.locator('main').getByRole('navigation').getByRole('listitem').allTextContents()).toEqual(steps)
      const current = page.locator('#docs-sidebar [aria-current="page"]')
      expect(await current.allTextContents()).toEqual(steps.slice(-1))
      const russian = page.locator('header a[hreflang="ru"]')
      expect(new URL((await russian.getAttribute('href')) ?? '', page.url()).pathname).toBe(`/ru${path}`)
      expect(await page.locator('body > [aria-live="polite"]').textContent()).toBe('')
    }
    await expectOfAddress()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => problems.all.length).toBe(2)
    await page.getByText(failed).waitFor()
    await expectOfAddress()
    problems.expect(/500/)
  })

  it('is tried again by itself when the network returns', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await page.context().setOffline(true)
    await follow(page)
    await page.getByText(failed).waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => page.locator('article h1').allTextContents()).toEqual(['Install'])
    expect(await page.title()).toBe('Install · Ferry')
    expect(documents).toHaveLength(1)
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
  })

  it('leaves the bar usable: another page can be opened, and Back works', async ({ open }) => {
    const { page, problems, documents } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await page.route(data, (route) => route.fulfill({ status: 500 }))
    await follow(page)
    await page.getByText(failed).waitFor()
    await page.locator('header').getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => page.title()).toBe('Commands · Ferry')
    await page.goBack()
    await page.getByText(failed).waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('article h1').textContent()).toBe('A remote harbor')
    expect(documents).toHaveLength(1)
    expect(problems.take(/500/).length).toBeGreaterThan(0)
  })

  it('a failed prefetch tells nobody, and a click asks again', async ({ open }) => {
    const fail = (page: Page) => page.route(data, (route) => route.fulfill({ status: 500 }), { times: 1 })
    const { page, problems } = await open('versions', from, { prepare: fail })
    await hydrated(page)
    await expect.poll(() => problems.all.length).toBe(1)
    await follow(page)
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(problems.take(/500/)).toHaveLength(1)
  })
})
