import type { Page } from 'playwright-core'
import { duration } from '../../engine/shell/collapsible/animate-details.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/harbors/practice'
const section = (page: Page, index: number) => page.locator('.article details').nth(index)

/** Clicks on the summary and gives the durations of the animations that begin with it. */
const click = (page: Page, index: number) =>
  section(page, index).evaluate((details) => {
    details.querySelector('summary')?.click()
    return details.getAnimations().map(({ effect }) => effect?.getTiming().duration)
  })

/** Waits until the animation has come to its end, and the section is open or closed for good. */
const expectSettled = (page: Page, index: number, open: boolean) =>
  expect
    .poll(() =>
      section(page, index).evaluate((details: HTMLDetailsElement) => [
        details.open,
        'closing' in details.dataset,
        details.getAnimations().length,
      ]),
    )
    .toEqual([open, false, 0])

describe('collapsible sections', () => {
  it('the duration grows with the height, up to a limit', () => {
    const durations = [0, 20, 100, 400, 900].map((height) => duration(height, false))
    expect(durations).toEqual([...durations].sort((a, b) => a - b))
    expect(new Set(durations).size).toBe(5)
    expect(duration(1e6, false)).toBe(400)
    expect(duration(-100, false)).toBe(duration(100, false))
    expect(duration(1e6, true)).toBe(1)
  })

  it('open and close with an animation, the higher one with a longer one', async ({ open }) => {
    const { page } = await open('versions', path, { reducedMotion: 'no-preference' })
    await hydrated(page)
    const [low = 0] = await click(page, 0)
    const [high = 0] = await click(page, 1)
    expect(low).toBeGreaterThan(100)
    expect(high).toBeGreaterThan(Number(low))
    await expectSettled(page, 1, true)
    expect(await click(page, 1)).toEqual([high])
    await expectSettled(page, 1, false)
  })

  it('turn back when clicked again half way', async ({ open }) => {
    const { page } = await open('versions', path, { reducedMotion: 'no-preference' })
    await hydrated(page)
    await click(page, 1)
    await expectSettled(page, 1, true)
    const isClosing = await section(page, 1).evaluate((details: HTMLDetailsElement) => {
      const summary = details.querySelector('summary')
      summary?.click()
      const wasClosing = details.open && 'closing' in details.dataset
      summary?.click()
      return wasClosing
    })
    expect(isClosing).toBe(true)
    await expectSettled(page, 1, true)
  })

  it('take 1 ms under reduced motion, by keyboard too', async ({ open }) => {
    const { page } = await open('versions', path, { reducedMotion: 'reduce' })
    await hydrated(page)
    expect(await click(page, 1)).toEqual([1])
    await expectSettled(page, 1, true)
    await section(page, 1).locator('summary').press('Enter')
    await expectSettled(page, 1, false)
  })

  it('groups of the sidebar are sections too', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { reducedMotion: 'no-preference' })
    await hydrated(page)
    const durations = await page.locator('#docs-sidebar details[data-key="harbors"]').evaluate((details) => {
      details.querySelector('summary')?.click()
      return details.getAnimations().map(({ effect }) => effect?.getTiming().duration)
    })
    expect(durations).toHaveLength(1)
    expect(durations[0]).toBeGreaterThan(1)
  })

  it('open without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    await section(page, 0).locator('summary').click()
    await page.getByText('Two would be too few').waitFor()
  })
})
