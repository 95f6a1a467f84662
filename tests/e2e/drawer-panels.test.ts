import { describe, expect, hydrated, it } from './harness/it.ts'
import { drawer, expectOpen, openDrawer, phone, toMainMenu } from './parts/drawer.ts'

describe('the panels', () => {
  it('start with the pages of the docs and lead to the main menu and back', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    const docs = drawer(page).getByRole('navigation', { name: 'Docs pages' })
    const current = docs.locator('[aria-current="page"]')
    expect(await current.textContent()).toBe('Install')
    const back = drawer(page).getByRole('button', { name: 'Back to main menu', exact: true })
    await back.click()
    await docs.waitFor({ state: 'hidden' })
    await drawer(page).getByRole('link', { name: 'Docs home' }).waitFor()
    await drawer(page).getByRole('button', { name: 'Pages of the documentation' }).click()
    await back.waitFor()
    await current.waitFor()
  })

  it('have the items of the bar, the colour mode and no search', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await toMainMenu(page)
    const visible = drawer(page).locator('li:visible')
    const texts = (await visible.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
    expect(texts).toEqual([
      'Guide',
      'Commands',
      'More',
      'Harbor edition',
      'Docs home',
      'Versions: Current',
      'Languages: English',
      'Source code',
    ])
    expect(await drawer(page).locator('input').count()).toBe(0)
    await drawer(page).getByRole('button', { name: 'Color mode: as the system' }).click()
    await drawer(page).getByRole('button', { name: 'Color mode: light' }).waitFor()
  })

  it('open a menu of the bar in place', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/reference/commands', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await drawer(page).getByText('More', { exact: true }).click()
    await drawer(page).getByRole('link', { name: 'Install Ferry' }).click()
    await expect.poll(() => page.url()).toBe(href('/docs/guide/install'))
    await expectOpen(page, false)
  })

  it('are one where the page has no sidebar', async ({ open }) => {
    const { page } = await open('versions', '/docs/reference/commands', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Commands' }).waitFor()
    expect(await drawer(page).getByRole('button', { name: 'Pages of the documentation' }).count()).toBe(0)
    expect(await drawer(page).getByRole('button', { name: 'Back to main menu' }).isVisible()).toBe(false)
  })
})
