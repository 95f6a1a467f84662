import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { savesData } from './harness/network.ts'

const path = '/docs/views'
const bay = (page: Page) => page.locator('.picture-link').first()
const status = (page: Page) => bay(page).locator('.picture-status')
const picturesOf = (requests: readonly string[]) => requests.filter((one) => one.startsWith('/assets/pictures/'))

describe('pictures', () => {
  it('come in the width that the screen needs, the one below the fold when it comes near', async ({ open }) => {
    const { page, requests } = await open('pictures', path, { viewport: { width: 360, height: 640 } })
    await expect.poll(() => picturesOf(requests).some((one) => /bay-\w+-640\.avif$/.test(one))).toBe(true)
    expect(picturesOf(requests).filter((one) => /buoy|dark|\.png/.test(one))).toEqual([])
    await page.locator('.picture').last().scrollIntoViewIfNeeded()
    await expect.poll(() => picturesOf(requests).some((one) => /buoy-\w+-200\.avif$/.test(one))).toBe(true)
  })

  it('take their room before they are here', async ({ open }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = (page: Page) => page.route('**/*.avif', (route) => held.then(() => route.continue()))
    const { page } = await open('pictures', path, { prepare: hold, waitForLoad: false })
    await status(page).getByText('Loading the image…').waitFor()
    const before = await bay(page).boundingBox()
    release()
    await page.locator('.picture-link[data-state="loaded"]').first().waitFor()
    expect(await bay(page).boundingBox()).toEqual(before)
    expect(before?.height).toBeGreaterThan(300)
  })

  it('have a dark one, which is loaded only where it shows', async ({ open }) => {
    const { page, requests } = await open('pictures', path, { colorScheme: 'dark' })
    await expect.poll(() => picturesOf(requests).some((one) => /lighthouse\.dark/.test(one))).toBe(true)
    expect(picturesOf(requests).some((one) => /lighthouse-/.test(one))).toBe(false)
    expect(await page.getByRole('link', { name: 'The lighthouse' }).count()).toBe(1)
  })

  it('open large and close by Escape, and the focus is where it was', async ({ open }) => {
    const { page } = await open('pictures', `/ru${path}`)
    await page.locator('.picture-link[data-state="loaded"]').first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Залив с двумя причалами' })
    await dialog.getByRole('button', { name: 'Закрыть' }).waitFor()
    expect((await dialog.locator('img').boundingBox())?.width).toBeGreaterThan(704)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await bay(page).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('work on a page that came by a later navigation', async ({ open }) => {
    const { page } = await open('pictures', '/docs/plan')
    await hydrated(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Views' }).first().click()
    await page.locator('.picture-link[data-state="loaded"] picture source').first().waitFor({ state: 'attached' })
  })

  it('are links to themselves without JavaScript', async ({ open }) => {
    const { page, href } = await open('pictures', path, { javaScript: false })
    const answer = await page.request.get(href((await bay(page).getAttribute('href')) ?? ''))
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await page.locator('.picture-status').count()).toBe(0)
  })
})

describe('a picture that does not come', () => {
  const refused = [
    {
      name: '404',
      prepare: (page: Page) => page.route('**/bay-*', (route) => route.fulfill({ status: 404 })),
      en: /^404: image not found\. Click to reload/,
      ru: /^404: изображение не найдено/,
    },
    {
      name: 'failed',
      prepare: (page: Page) => page.route('**/bay-*', (route) => route.fulfill({ status: 503 })),
      en: /^Error: .*Click to reload/,
      ru: /^Ошибка: изображение не загружено/,
    },
  ]
  for (const { name, prepare, en, ru } of refused) {
    it.for([
      { address: path, text: en },
      { address: `/ru${path}`, text: ru },
    ])(`says so and is there after a click: ${name}, $address`, async ({ address, text }, { open }) => {
      const { page, problems } = await open('pictures', address, { prepare })
      await status(page).getByText(text).waitFor()
      await page.unroute('**/bay-*')
      await bay(page).click()
      await page.locator('.picture-link[data-state="loaded"]').first().waitFor()
      expect(await status(page).isVisible()).toBe(false)
      expect(await page.locator('dialog[open]').count()).toBe(0)
      problems.expect(/404|503/)
    })
  }

  it('says that the browser is offline, and comes by itself when it is not', async ({ open }) => {
    const { page, problems } = await open('pictures', path, {
      viewport: { width: 800, height: 400 },
      init: savesData,
    })
    await page.locator('.picture-link[data-state="loaded"]').first().waitFor()
    await page.context().setOffline(true)
    await page.locator('.picture').last().scrollIntoViewIfNeeded()
    const last = page.locator('.picture').last()
    await last.getByText('Your browser is offline, so the image was not loaded').waitFor()
    await page.context().setOffline(false)
    await last.locator('[data-state="loaded"]').waitFor()
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
  })
})
