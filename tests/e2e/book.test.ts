import { type Book, checkBook } from './checks/book.ts'
import { describe, expect, it } from './harness/it.ts'

const books: readonly Book[] = [
  { name: 'base', base: '/some/base/', prefix: '', first: 'guide' },
  { name: 'base', base: '/some/base/', prefix: 'ru/', first: 'guide' },
]

describe.each(books)('the book of $name in /$prefix', checkBook)

describe('the book', () => {
  it('shows every part of its text, also where nothing but paper is wide enough', async ({ open }) => {
    const { page } = await open('base', '/book', { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.book-contents').isVisible()).toBe(true)
    const hidden = await page
      .locator('.chapter > .article > *:not(.visually-hidden)')
      .evaluateAll((blocks) =>
        blocks.filter((block) => !block.checkVisibility()).map((block) => block.outerHTML.slice(0, 80)),
      )
    expect(hidden).toEqual([])
  })
  it('has numbers of pages in its contents on paper, or says that the browser writes none', async ({ open }) => {
    const { page } = await open('base', '/book')
    const note = page.locator('.book-numbers')
    expect(await note.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    const number = await page
      .locator('.book-contents a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await note.isVisible()).toBe(number === 'none')
  })
})
