import { describe, expect, it } from './harness/it.ts'

describe('a link to elsewhere', () => {
  it.for(['/docs/harbors/remote', '/ru/docs/harbors/remote'])(
    'keeps its arrow on the line of its last word, in whatever width: %s',
    async (path, { open }) => {
      const { page } = await open('versions', path)
      await page.evaluate(() => document.fonts.ready)
      const paragraph = page.locator('article p:has(a.external)').first()
      // One word: broken over two lines it would be two boxes.
      const boxes = await paragraph.evaluate((element) => {
        const link = element.querySelector('a.external')
        const counts = new Set<number | undefined>()
        // Wide enough for the word with the preposition that is bound to it.
        for (let width = 120; width < 600; width++) {
          element.style.width = `${width}px`
          counts.add(link?.getClientRects().length)
        }
        return [...counts]
      })
      expect(boxes).toEqual([1])
      const arrow = await paragraph.locator('a.external').evaluate((link) => {
        const { maskImage, paddingInlineStart } = getComputedStyle(link, '::after')
        return { isDrawn: maskImage !== 'none', room: Number.parseFloat(paddingInlineStart) }
      })
      expect(arrow.isDrawn).toBe(true)
      expect(arrow.room).toBeGreaterThan(5)
    },
  )
})
