import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const languages = [
  {
    code: 'en',
    prefix: '',
    query: 'retries',
    clear: 'Clear recent searches',
    groups: ['Last pages', 'In this section'],
  },
  {
    code: 'ru',
    prefix: '/ru',
    query: 'повторы',
    clear: 'Очистить недавние запросы',
    groups: ['Последние страницы', 'В этом разделе'],
  },
] as const

const box = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

describe.each(languages)('the suggestion box without a query, $code', ({ prefix, query, clear, groups }) => {
  it('keeps recent searches here, until one click', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await box(page).fill(query)
    await options(page).first().click()
    await box(page).waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await expect.poll(() => options(page).first().textContent()).toBe(query)
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe(query)
    await box(page).fill('')
    await page.getByRole('button', { name: clear }).click()
    await expect.poll(() => options(page).filter({ hasText: query }).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('docs.recent-searches'))).toBeNull()
  })

  it('offers the last pages, the section and guides before anything is typed', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide/install`)
    await hydrated(page)
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => page.url()).not.toContain('/install')
    await page.keyboard.press('/')
    const labels = () =>
      page
        .getByRole('dialog')
        .getByRole('group')
        .evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent))
    await expect.poll(labels).toEqual(expect.arrayContaining([...groups]))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(`${prefix}/docs/guide/install`)
    expect(await box(page).count()).toBe(0)
  })

  it('offers the pages of a group on the page of the group itself', async ({ open }) => {
    const { page } = await open('versions', `${prefix}/docs/guide`)
    await hydrated(page)
    await page.keyboard.press('/')
    await options(page).first().waitFor()
    expect(await page.getByRole('dialog').getByRole('group').first().innerText()).toMatch(/Install|Установка/)
  })
})
