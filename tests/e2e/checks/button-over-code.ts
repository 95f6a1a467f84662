import { some } from '../../depth.ts'
import { expect, hydrated, it, type SiteName } from '../harness/it.ts'

/** The button that leads back to the top never lies over code, wherever a page stands in a window. */
export function checkButtonOverCode(places: readonly (readonly [SiteName, string, number, number])[]): void {
  it.for(places)('never lies over code: %s %s in %i × %i', async ([site, at, width, height], { open }) => {
    const { page } = await open(site, at, { viewport: { width, height } })
    await hydrated(page)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    let shown = 0
    const places = Array.from({ length: Math.ceil((end - height * 2) / 45) }, (_, step) => height * 2 + step * 45)
    for (const y of some(places, 30)) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      const covered = await page.evaluate(async () => {
        // What observers report of this position has come by the second frame.
        for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame)
        const button = document.querySelector('#root > button')
        if (!button?.checkVisibility({ visibilityProperty: true })) return null
        const box = button.getBoundingClientRect()
        const shown = [...document.querySelectorAll('main pre')].filter((block) => block.checkVisibility())
        const blocks = shown.map((block) => block.getBoundingClientRect())
        return blocks.filter(
          (block) =>
            block.bottom > box.top && block.top < box.bottom && block.right > box.left && block.left < box.right,
        ).length
      })
      if (covered !== null) shown++
      expect(covered ?? 0, `at ${y}`).toBe(0)
    }
    expect(shown).toBeGreaterThan(0)
  })
}
