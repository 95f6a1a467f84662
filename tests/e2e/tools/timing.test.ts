import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from '../harness/it.ts'

const path = '/docs/timing'

/** One of the tools of the page, brought into view so that it starts. */
async function tool(page: Page, show: string): Promise<Locator> {
  const place = page.locator(`.tool[data-show="${show}"]`)
  await place.scrollIntoViewIfNeeded()
  await place.locator('table').waitFor()
  return place
}

/** The first cell and another one of each row. */
async function column(place: Locator, name: string): Promise<string[]> {
  const heads = await place.locator('th').allTextContents()
  const cells = await place.locator(`tbody td:nth-child(${heads.indexOf(name) + 1})`).allTextContents()
  return cells.map((cell) => cell.replaceAll('\u00a0', ' '))
}

const code = (place: Locator) => place.locator('pre').textContent()
const bars = (place: Locator, line: string) => place.locator(`svg[width="100%"] [class$="-${line}"]`)

describe('the drawing of retries', () => {
  it('follows the options, in the picture, the table, the code and the address', async ({ open }) => {
    const { page } = await open('tools', path)
    const retries = await tool(page, 'retries')
    await expect.poll(() => column(retries, 'Starts')).toEqual(['0 ms', '300 ms', '700 ms', '1.3 s'])
    expect(await bars(retries, 'fail').count()).toBe(4)
    await retries.getByLabel('backoffMultiplier').fill('3')
    await retries.getByLabel('jitter', { exact: false }).uncheck()
    await retries.getByLabel('Attempt that succeeds').fill('3')
    await expect.poll(() => column(retries, 'Wait after it')).toEqual(['100 ms', '300 ms', 'none'])
    expect(await column(retries, 'Result')).toEqual(['fails', 'fails', 'succeeds'])
    expect(await bars(retries, 'fail').count()).toBe(2)
    expect(await bars(retries, 'work').count()).toBe(1)
    expect(await code(retries)).toContain('backoffMultiplier: 3,')
    expect(await retries.getByRole('status').filter({ hasText: /\S/ }).first().textContent()).toContain('3 attempts')
    await page.reload()
    const again = await tool(page, 'retries')
    await expect.poll(() => column(again, 'Wait after it')).toEqual(['100 ms', '300 ms', 'none'])
    await again.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => column(again, 'Starts')).toHaveLength(4)
  })

  it('names what cannot be drawn, and keeps the last drawing', async ({ open }) => {
    const { page } = await open('tools', path)
    const retries = await tool(page, 'retries')
    const field = retries.getByLabel('maxRetries')
    await field.fill('11')
    expect(await retries.getByText('Write a whole number from 0 to 10.').isVisible()).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await column(retries, 'Starts')).toHaveLength(4)
    await field.fill('1')
    await expect.poll(() => column(retries, 'Starts')).toEqual(['0 ms', '300 ms'])
  })

  it('begins as usual where the address says nonsense', async ({ open }) => {
    const nonsense = encodeURIComponent('{"maxRetries":7,"jitter":"maybe","takes":"500"}')
    const { page } = await open('tools', `${path}?retries=${nonsense}&timeouts=[`)
    const retries = await tool(page, 'retries')
    await expect.poll(() => column(retries, 'Ends')).toEqual(['500 ms', '1.1 s', '1.8 s', '2.7 s'])
    expect(await retries.getByLabel('jitter', { exact: false }).isChecked()).toBe(false)
    expect(await column(await tool(page, 'timeouts'), 'At')).toHaveLength(3)
  })
})

describe('the other drawings', () => {
  it('show what goes on after a timeout', async ({ open }) => {
    const { page } = await open('tools', path)
    const timeouts = await tool(page, 'timeouts')
    expect(await bars(timeouts, 'gone').count()).toBe(0)
    await timeouts.getByLabel('SSH').check()
    await expect.poll(() => column(timeouts, 'At')).toEqual(['0 ms', '500 ms', '2.5 s', '5.5 s'])
    expect(await bars(timeouts, 'gone').count()).toBe(1)
    expect(await timeouts.textContent()).toContain('TimeoutError')
    expect(await code(timeouts)).toContain('$.ssh({')
  })

  it('run a list by the rules of the package, from the keyboard alone', async ({ open }) => {
    const { page } = await open('tools', path)
    const parallel = await tool(page, 'parallel')
    expect(await column(parallel, 'Starts')).toEqual(['0 ms', '0 ms', '1 s', '3 s', '3 s'])
    await parallel.getByLabel('Commands, in seconds').focus()
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key)
    await expect.poll(() => column(parallel, 'Starts')).toEqual(['0 ms', '0 ms', 'never', 'never', 'never'])
    expect(await parallel.getByRole('status').filter({ hasText: /\S/ }).first().textContent()).toContain(
      'not started: 3',
    )
    expect(await code(parallel)).toContain('stopOnError: true')
    await parallel.getByLabel('Commands, in seconds').fill('3 two')
    expect(await parallel.getByText('“two” is no duration').isVisible()).toBe(true)
  })

  it('cut off the command whose connection the pool closes', async ({ open }) => {
    const { page } = await open('tools', path)
    const pool = await tool(page, 'pool')
    expect(await column(pool, 'Result')).toEqual(['cut off', 'complete', 'complete', 'complete'])
    await pool.getByLabel('maxConnections').fill('3')
    await expect.poll(() => column(pool, 'Result')).toEqual(Array(4).fill('complete'))
    await pool.getByRole('textbox', { name: 'Commands' }).fill('web-1 0 5\nweb-2 soon 5')
    expect(await pool.getByText('Line 2, “web-2 soon 5”').isVisible()).toBe(true)
  })
})

describe('the page', () => {
  it('says it in Russian, on a phone, without scrolling sideways', async ({ open }) => {
    const { page } = await open('tools', `/ru${path}`, { viewport: { width: 360, height: 780 } })
    const retries = await tool(page, 'retries')
    await expect.poll(() => column(retries, 'Конец')).toEqual(['200 мс', '500 мс', '900 мс', '1,5 с'])
    for (const show of ['timeouts', 'parallel', 'pool']) await tool(page, show)
    // A table of two columns keeps its head, and does not say it again in each cell.
    expect(await page.locator('.tool table:not(.stacked) [data-label]').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'TypeScript' }).locator('pre[tabindex="0"]').count()).toBe(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('ends no line behind a short Russian word, and sets the name of a choice where its fields begin', async ({
    open,
  }) => {
    const { page } = await open('tools', `/ru${path}`)
    const retries = await tool(page, 'retries')
    await expect.poll(() => retries.locator('li').first().textContent()).toContain('С\u00a0ним')
    const left = (name: string) =>
      page
        .locator('.tool[data-show="timeouts"]')
        .locator(name)
        .first()
        .evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect().left
        })
    await tool(page, 'timeouts')
    expect(await left('legend')).toBe(await left('label[for]'))
  })

  it('shows what it says without scripts', async ({ open }) => {
    const { page } = await open('tools', path, { javaScript: false })
    expect(await page.getByText('Four attempts in 1.5 s.').isVisible()).toBe(true)
    expect(await page.getByText('Two berths.').isVisible()).toBe(true)
  })
})
