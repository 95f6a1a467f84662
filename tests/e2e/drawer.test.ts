import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { savesData } from './harness/network.ts'
import { drawer, entryOf, expectOpen, openDrawer, phone, toggle, waysOfClosing } from './parts/drawer.ts'

const isInside = (page: Page) => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))
const isOnToggle = (page: Page) => toggle(page).evaluate((button) => button === document.activeElement)

describe('the drawer opens', () => {
  it.for(['Enter', 'Space'])('by the key %s', async (key, { open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await toggle(page).focus()
    await page.keyboard.press(key)
    await expectOpen(page, true)
    expect(await isInside(page)).toBe(true)
  })

  it('by touch, and closes by a touch beside it', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone, touch: true })
    await hydrated(page)
    await toggle(page).tap()
    await expectOpen(page, true)
    await page.touchscreen.tap(5, 400)
    await expectOpen(page, false)
  })

  it.for([
    ['/docs/guide', 'Toggle navigation bar', 'Close navigation bar', 'Main'],
    ['/ru/docs/guide', 'Открыть или закрыть меню', 'Закрыть меню', 'Главное меню'],
  ])('with labels (%s)', async ([path = '', button, close, name], { open }) => {
    const { page } = await open('versions', path, { viewport: phone })
    await hydrated(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: close, exact: true }).click()
    await expectOpen(page, false)
  })

  it('keeps the focus inside', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    const focusable = await drawer(page).locator('a:visible, button:visible, summary:visible').count()
    expect(focusable).toBeGreaterThan(5)
    const outside: string[] = []
    for (let press = 0; press < focusable + 3; press++) {
      await page.keyboard.press(press < focusable ? 'Tab' : 'Shift+Tab')
      // Between the last control and the first the browser's own bar has its turn: then it is the body.
      const tag = await drawer(page).evaluate(({ ownerDocument: { activeElement, body } }) => {
        const isFine = activeElement === body || document.querySelector('#drawer')?.contains(activeElement)
        return isFine ? '' : activeElement?.outerHTML
      })
      if (tag) outside.push(tag)
    }
    expect(outside).toEqual([])
  })
})

describe('the drawer closes', () => {
  it('by key, button, backdrop, Back and a wider window, and the focus goes back', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
    const before = await width()
    for (const [way, close] of Object.entries(waysOfClosing)) {
      await page.setViewportSize(phone)
      await openDrawer(page)
      expect(await width(), `${way}: nothing shifts`).toBe(before)
      expect(await isInside(page), way).toBe(true)
      await close(page)
      await expectOpen(page, false)
      await expect.poll(async () => (await entryOf(page)).isDrawer).toBe(false)
      // The dialog says that it has closed in a task of its own, after its attribute has gone.
      await expect.poll(() => page.locator('html[data-scroll-lock]').count(), { message: way }).toBe(0)
      // The button is not there any more on a wide screen.
      const isWide = !(await toggle(page).isVisible())
      if (!isWide) expect(await isOnToggle(page), way).toBe(true)
      expect(await isInside(page), way).toBe(false)
    }
  })

  it('at 996 px and not before', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await page.setViewportSize({ width: 995, height: 740 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectOpen(page, true)
    await page.setViewportSize({ width: 996, height: 740 })
    await expectOpen(page, false)
    expect(await page.locator('header').getByRole('link', { name: 'Commands' }).isVisible()).toBe(true)
  })

  it('when another page is shown', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await page.evaluate(() => window.navigation.navigate('/docs/guide/install'))
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expectOpen(page, false)
  })

  it('at once when one of its links is followed, without waiting for the page', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { viewport: phone, init: savesData })
    await hydrated(page)
    await openDrawer(page)
    let isAnswered = false
    await page.route('**/docs/guide/schedule.json', async (route) => {
      await expectOpen(page, false)
      isAnswered = true
      await route.continue()
    })
    await drawer(page).getByRole('link', { name: 'Schedule' }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/guide/schedule'))
    await expect.poll(() => page.title()).toBe('Schedule · Ferry')
    expect(isAnswered).toBe(true)
  })
})
