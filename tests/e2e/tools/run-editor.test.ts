import type { Page } from 'playwright-core'
import { describe, expect, it } from '../harness/it.ts'
import { breachesEverywhere } from '../parts/axe.ts'
import { tooWide } from '../parts/too-wide.ts'
import { greet, printed, runPath, typeAndRun, work } from './parts/samples.ts'

const field = (page: Page) => greet(page).getByLabel('The sample')
const hasFocus = (locator: ReturnType<typeof field>) => locator.evaluate((one) => one === document.activeElement)
const button = (page: Page, name: string | RegExp) => greet(page).getByRole('button', { name })

describe('a double click', () => {
  it('on Run does not stop the run', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await typeAndRun(page, 'setTimeout(() => console.log("moored"), 300)')
    await greet(page).getByText('Exit status 0').waitFor()
    await button(page, 'Run again').dblclick()
    await greet(page).getByText('Exit status 0').waitFor()
    expect(await printed(greet(page)).innerText()).toContain('moored')
    expect(await greet(page).getByText('Stopped.').count()).toBe(0)
  })

  it('on Edit begins an edit, and a reset can be undone', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await button(page, 'Edit').dblclick()
    await field(page).fill('// mine')
    await button(page, 'Reset').dblclick()
    await field(page).waitFor({ state: 'detached' })
    await button(page, 'Undo reset').click()
    expect(await field(page).inputValue()).toBe('// mine')
    expect(await button(page, 'Undo reset').count()).toBe(0)
  })
})

describe('an edit', () => {
  it('survives a reload, Back and another language in this tab, until it is reset', async ({ open }) => {
    const { page, href } = await open('tools', runPath)
    await typeAndRun(page, '// mine')
    expect(await work(page).getByLabel('The sample').count()).toBe(0)
    await page.reload()
    await expect.poll(() => field(page).inputValue()).toBe('// mine')
    await page.locator('a[rel="prev"]').click()
    await page.locator('h1', { hasText: 'Tools of the harbor' }).waitFor()
    await page.goBack()
    // It stands above the place to which Back leads, and is drawn when the reader comes near.
    await greet(page).scrollIntoViewIfNeeded()
    await expect.poll(() => field(page).inputValue()).toBe('// mine')
    await page.goto(href(`/ru${runPath}`))
    await expect.poll(() => greet(page).getByLabel('Пример').inputValue()).toBe('// mine')
    await greet(page).getByRole('button', { name: 'Вернуть исходный' }).click()
    await page.goto(href(runPath))
    await button(page, 'Edit').waitFor()
  })

  it('needs no storage', async ({ open }) => {
    const init = () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
    const { page } = await open('tools', runPath, { init })
    await typeAndRun(page, 'console.log(1 + 1)')
    await expect.poll(() => printed(greet(page)).innerText()).toContain('2')
  })
})

describe('the editor', () => {
  it('stands where the sample stood, with its colours, and marks the line of an error', async ({ open }) => {
    const { page } = await open('tools', runPath)
    const sample = greet(page).locator('pre').first()
    const before = await sample.boundingBox()
    const height = () => greet(page).evaluate((figure) => figure.getBoundingClientRect().height)
    const first = await height()
    await button(page, 'Edit').click()
    const now = await field(page).boundingBox()
    expect(now?.y).toBe(before?.y)
    expect(Math.abs((now?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2)
    await field(page).fill("const a = 'x'\nthrow new Error(`a`) // no")
    const copy = greet(page).locator('pre[aria-hidden] .l')
    const pieces = (kind: string) => copy.locator(`.${kind}`).allInnerTexts()
    expect(await pieces('k')).toEqual(['const', 'throw', 'new'])
    expect(await pieces('s')).toEqual(["'x'", '`', 'a', '`'])
    expect(await pieces('c')).toEqual(['// no'])
    expect(await field(page).getAttribute('aria-invalid')).toBe('false')
    await field(page).press('Control+Enter')
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true')
    const sign = () => copy.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
    expect(await sign()).toEqual(['none', expect.stringContaining('×')])
    await button(page, 'Reset').click()
    await button(page, 'Undo reset').waitFor()
    // The buttons of the build take as much room as those of the tool.
    expect(await height()).toBe(first)
  })

  it('is run, left and passed by keys, which it says', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await button(page, 'Edit').press('Enter')
    expect(await hasFocus(field(page))).toBe(true)
    expect(await field(page).evaluate((one) => one.getAttribute('aria-describedby'))).toBeTruthy()
    await greet(page).getByText('Tab moves on').waitFor()
    await field(page).fill('console.log("by keys")')
    await field(page).press('Control+Enter')
    await expect.poll(() => printed(greet(page)).innerText()).toContain('by keys')
    await field(page).press('Tab')
    expect(await hasFocus(button(page, /Run/))).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await field(page).press('Escape')
    expect(await hasFocus(button(page, /Run/))).toBe(true)
  })

  it('calls output old after an edit, and draws the colours of a terminal', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await typeAndRun(page, String.raw`console.log('\x1b[1;31mice\x1b[0m on the \x1b[32mrail\x1b[39m')`)
    await expect.poll(() => printed(greet(page)).innerText()).toBe('ice on the rail\n')
    const weights = printed(greet(page)).locator('span')
    expect(await weights.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size)).toBe(3)
    await field(page).press('End')
    await page.keyboard.type(' ')
    await greet(page).getByRole('region', { name: 'before your last edit' }).waitFor()
    await greet(page).getByText('Edited since it ran').waitFor()
    expect(await breachesEverywhere(page)).toEqual([])
  })

  it('has letters of 16 px on a phone, and scrolls what is wide', async ({ open }) => {
    const { page } = await open('tools', runPath, { viewport: { width: 360, height: 700 }, touch: true })
    await button(page, 'Edit').tap()
    await field(page).fill(`const long = '${'x'.repeat(120)}'`)
    expect(await field(page).evaluate((one) => getComputedStyle(one).fontSize)).toBe('16px')
    expect(
      await field(page).evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    ).toBeLessThan(3)
    expect(await tooWide(page)).toEqual([])
    expect(await breachesEverywhere(page)).toEqual([])
  })
})
