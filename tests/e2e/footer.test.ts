import { describe, expect, it } from './harness/it.ts'

describe('the footer', () => {
  it('has columns', async ({ open }) => {
    const { page } = await open('plain', '/ru/docs/notes')
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('heading').allTextContents()).toEqual(['Документация', 'Проект'])
    expect(await footer.getByRole('link', { name: 'Заметки' }).getAttribute('href')).toBe('/ru/docs/notes')
    expect(await footer.getByRole('link', { name: 'Исходный код (откроется другой сайт)' }).getAttribute('href')).toBe(
      'https://git.example/notes',
    )
    expect(await footer.textContent()).toContain('© Авторы Ferry')
    expect(await footer.locator('img').count()).toBe(0)
  })

  it.for(['light', 'dark'] as const)('or one row, and a logo for the colour mode (%s)', async (mode, { open }) => {
    const { page } = await open('versions', '/docs/guide', { colorScheme: mode })
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('heading').count()).toBe(0)
    const row = footer.getByRole('listitem')
    expect(await row.allTextContents()).toEqual(['Guide', 'Install', expect.stringMatching(/^Source code/)])
    const tops = await row.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)

    const logo = footer.getByRole('img', { name: 'Ferry, a boat' })
    await logo.scrollIntoViewIfNeeded()
    expect(await logo.count()).toBe(1)
    expect(await logo.getAttribute('src')).toContain(mode === 'dark' ? '9fd8ea' : '0b3d4f')
    expect([await logo.getAttribute('width'), await logo.getAttribute('height')]).toEqual(['48', '24'])
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    const link = footer.getByRole('link', { name: 'Ferry, a boat' })
    expect(await link.getAttribute('href')).toBe('https://ferry-tool.example/')
  })

  it('the logo follows a choice that the system does not share', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { storage: { 'docs.color-mode': 'dark' } })
    const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Ferry, a boat' })
    expect(await logo.getAttribute('src')).toContain('9fd8ea')
  })
})
