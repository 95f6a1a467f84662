import type { CDPSession, Page } from 'playwright-core'
import { some } from '../depth.ts'
import { describe, expect, hydrated, it, type Open, type OpenOptions } from './harness/it.ts'
import { hold } from './harness/network.ts'

const path = '/docs/guide'
const query = 'retries'
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox')

/** What the reader typed stands in the box, once, with the caret behind it, and is answered. */
async function expectAnswer(page: Page, typed = query): Promise<void> {
  await expect.poll(() => box(page).inputValue()).toBe(typed)
  const state = () =>
    box(page).evaluate((input: HTMLInputElement) => [input === document.activeElement, input.selectionStart])
  expect(await state()).toEqual([true, typed.length])
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Retries')
  expect(await page.locator('[data-search-input]').inputValue()).toBe('')
}

describe('what is typed before the search is there', () => {
  it('is answered when it was typed before the script came', async ({ open }) => {
    let code = { release: () => {} }
    const prepare = async (page: Page) => {
      code = await hold(page, '**/assets/start-*.js')
    }
    const { page } = await open('versions', path, { prepare, waitForLoad: false })
    await field(page).click()
    await page.keyboard.type(query)
    code.release()
    await expectAnswer(page)
  })

  it('asks for its parts at once, and for each once', async ({ open }) => {
    const { page, requests } = await open('versions', path)
    await hydrated(page)
    await field(page).click()
    const asked = (part: RegExp) => requests.filter((one) => part.test(one)).length
    await expect.poll(() => [/worker-[^/]*\.js$/, /head\.json$/, /draw-box-[^/]*\.js$/].map(asked)).toEqual([1, 1, 1])
    await page.keyboard.type(query)
    await expectAnswer(page)
    expect(asked(/head\.json$/)).toBe(1)
  })

  it('is answered when part of it was typed before the code of the box came', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const code = await hold(page, '**/assets/draw-box-*.js')
    await field(page).click()
    await page.keyboard.type(query.slice(0, 3))
    await code.asked
    code.release()
    await page.keyboard.type(query.slice(3))
    await expectAnswer(page)
  })

  it('keeps the caret where it was', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const code = await hold(page, '**/assets/draw-box-*.js')
    await field(page).click()
    await page.keyboard.type('rtries')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await code.asked
    code.release()
    await expect.poll(() => box(page).inputValue()).toBe('rtries')
    await page.keyboard.type('e')
    expect(await box(page).inputValue()).toBe(query)
  })

  it('is answered when the index is slow', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const index = await hold(page, '**/assets/search/**')
    await field(page).click()
    await page.keyboard.type(query)
    await index.asked
    index.release()
    await expectAnswer(page)
  })

  it('is left to the input method until that has a word', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const session = await page.context().newCDPSession(page)
    const code = await hold(page, '**/assets/draw-box-*.js')
    await field(page).click()
    await session.send('Input.imeSetComposition', { text: 'retr', selectionStart: 4, selectionEnd: 4 })
    await code.asked
    const loaded = page.waitForResponse('**/assets/draw-box-*.js')
    code.release()
    await (await loaded).finished()
    await session.send('Input.imeSetComposition', { text: query, selectionStart: 7, selectionEnd: 7 })
    expect(await field(page).inputValue()).toBe(query)
    await session.send('Input.insertText', { text: query })
    await expectAnswer(page)
  })
})

describe('on a slow phone', () => {
  const phone: OpenOptions = { viewport: { width: 390, height: 780 }, touch: true, waitForLoad: false }

  async function slowDown(session: CDPSession): Promise<void> {
    const bytes = (1.6 * 1_000_000) / 8
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const speed = { latency: 150, downloadThroughput: bytes, uploadThroughput: bytes }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed })
  }

  async function openSlowly(open: Open): Promise<Page> {
    const prepare = async (page: Page) => slowDown(await page.context().newCDPSession(page))
    const { page } = await open('versions', path, { ...phone, prepare })
    return page
  }

  // From the first letter on the code comes, the page hydrates and the index loads: between other letters each time.
  it.for(some([0, 15, 30, 60, 90, 120, 160, 200, 250, 300], 3))(
    'what is typed at once, with %i ms between the letters, is answered in order, once',
    async (delay, { open }) => {
      const page = await openSlowly(open)
      await field(page).tap()
      await page.keyboard.type(query, { delay })
      await expectAnswer(page)
    },
  )

  // A page has hydrated after two seconds at most: these begin before it, meanwhile and after it.
  const moments = Array.from({ length: 40 }, (_, number) => number * 50)
  it.for(some(moments, 5))(
    'what is typed in one go, %i ms after the first paint, is answered in order, once',
    async (wait, { open }) => {
      const page = await openSlowly(open)
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      await page.waitForTimeout(wait)
      await field(page).tap()
      await page.keyboard.type(query)
      await expectAnswer(page)
    },
  )
})
