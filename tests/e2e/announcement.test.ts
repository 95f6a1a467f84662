import type { Page } from 'playwright-core'
import { framesOf, recordFrames, valuesOf } from './harness/frames.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement', exact: true })
const close = (page: Page) => page.getByRole('button', { name: 'Close the announcement', exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.announcement'))
const path = '/docs/guide'

describe('the announcement bar', () => {
  it('shows in every frame until it is dismissed, and in none after that', async ({ open }) => {
    const { page } = await open('versions', path, { init: recordFrames })
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'announcement')).toEqual([true])

    await close(page).click()
    await bar(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toBe('ferry-2.1')

    await page.reload()
    await hydrated(page)
    const frames = await framesOf(page)
    expect(valuesOf(frames, 'announcement')).toEqual([false])
    expect(valuesOf(frames, 'dismissed')).toEqual([true])
    expect(await bar(page).isVisible()).toBe(false)
  })

  it('is dismissed by keyboard, in other languages and in other tabs too', async ({ open }) => {
    const { page, href } = await open('versions', path)
    await hydrated(page)
    const other = await page.context().newPage()
    await other.goto(href('/ru/docs/guide'))
    await hydrated(other)
    const russian = other.getByRole('region', { name: 'Объявление' })
    await russian.waitFor()
    await close(page).focus()
    await page.keyboard.press('Enter')
    await bar(page).waitFor({ state: 'hidden' })
    await russian.waitFor({ state: 'hidden' })
  })

  it('shows again when its id has changed', async ({ open }) => {
    const { page } = await open('versions', path, { init: recordFrames, storage: { 'docs.announcement': 'ferry-2.0' } })
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'announcement')).toEqual([true])
  })

  it('has its colours under the strict policy', async ({ open }) => {
    const { page } = await open('versions', path, { colorScheme: 'dark' })
    const colours = await bar(page).evaluate((section) => {
      const { backgroundColor, color } = getComputedStyle(section)
      return [backgroundColor, color]
    })
    expect(colours).toEqual(['rgb(11, 61, 79)', 'rgb(244, 241, 232)'])
    expect(await page.locator('[style]').count()).toBe(0)
  })

  it('leads on, in the language of the page', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide')
    await hydrated(page)
    await page.getByRole('region', { name: 'Объявление' }).getByRole('link').click()
    await expect.poll(() => page.url()).toMatch(/\/ru\/docs\/guide\/schedule$/)
  })

  it('has no close button without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    expect(await bar(page).isVisible()).toBe(true)
    expect(await close(page).isVisible()).toBe(false)
  })

  it('is not there where none is configured', async ({ open }) => {
    const { page } = await open('plain', '/docs/notes')
    expect(await bar(page).count()).toBe(0)
  })
})
