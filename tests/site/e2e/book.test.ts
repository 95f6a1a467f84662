import { statSync } from 'node:fs'
import { join } from 'node:path'
import config from '../../../config/site.ts'
import { type Book, checkBook } from '../../e2e/checks/book.ts'
import { describe, expect, it, siteOf } from '../../e2e/harness/it.ts'

const books: readonly Book[] = [
  { name: 'real', base: '/', prefix: '', first: 'introduction' },
  { name: 'real', base: '/', prefix: 'ru/', first: 'introduction' },
]

describe.each(books)('the book of this site in /$prefix', checkBook)

describe('the book', () => {
  it.for([
    ['/', 'One book to print'],
    ['/ru/', 'Книга для печати'],
  ] as const)('is where the footer of %s leads, which says its size', async ([path, label], { open }) => {
    const { page } = await open('real', path)
    const link = page.locator('footer').getByRole('link', { name: label })
    const bytes = statSync(join(siteOf('real').folder, `${path.slice(1)}book.html`)).size
    expect(await link.textContent()).toMatch(new RegExp(`\\(${Math.round(bytes / 1e6)} (?:MB|МБ)\\)$`))
    await link.click()
    await page.waitForURL(/\/book$/)
    expect(await page.locator('h1').textContent()).toContain(config.toolVersion)
  })
})
