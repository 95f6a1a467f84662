import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

const bar = (page: Page) => page.locator('header nav')

describe('the shell of this site', () => {
  it('Docs, languages, colour mode and the repository are in the bar of this site', async ({ open }) => {
    const { page, href } = await open('real', '/')
    await hydrated(page)
    expect(await bar(page).getByRole('link', { name: 'Docs', exact: true }).isVisible()).toBe(true)
    expect(await bar(page).getByRole('link', { name: 'Source repository' }).getAttribute('href')).toBe(
      'https://github.com/xec-sh/xec',
    )
    expect(
      await bar(page)
        .getByRole('button', { name: /^Color mode/ })
        .isVisible(),
    ).toBe(true)
    expect(await bar(page).locator('summary', { hasText: 'English' }).isVisible()).toBe(true)
    await bar(page).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/introduction'))
  })

  it('names the version of the tool', async ({ open }) => {
    const { page } = await open('real', '/')
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('heading').allTextContents()).toEqual([
      'Documentation',
      'Resources',
      'Community',
      'Project',
    ])
    expect(await footer.textContent()).toContain('0.9.0')
    expect(await footer.textContent()).not.toContain('0.7.1')
  })

  it('says on this site that the tool is in alpha', async ({ open }) => {
    const { page, href } = await open('real', '/')
    expect(await page.getByRole('region', { name: 'Announcement', exact: true }).textContent()).toMatch(
      /alpha.*APIs may change/,
    )
    await page.goto(href('/ru/'))
    expect(await page.getByRole('region', { name: 'Объявление' }).textContent()).toMatch(/альфа/)
  })
})
