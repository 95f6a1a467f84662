import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'
import { breachesEverywhere, breachesOf } from './parts/axe.ts'
import { openDrawer, phone, toMainMenu } from './parts/drawer.ts'

/** One page of every kind. */
const kinds: readonly [SiteName, string][] = [
  ['versions', '/docs/harbors/practice'],
  ['versions', '/docs/guide/install'],
  ['versions', '/ru/docs/reference/commands'],
  ['versions', '/docs/1.0/guide/mirrors'],
  ['versions', '/no/such/page'],
  ['plain', '/'],
  ['plain', '/ru/docs/notes/tides'],
  ['blog', '/blog'],
  ['blog', '/ru/blog/tides'],
  ['blog', '/blog/archive'],
]

describe('axe-core finds nothing', () => {
  it.for(kinds)('on %s %s', async ([site, path], { open }) => {
    const { page, problems } = await open(site, path)
    await hydrated(page)
    expect(await breachesEverywhere(page)).toEqual([])
    problems.expect(/404 .*no\/such\/page/)
  })

  it('in an open menu, the list of keys and the offer of a language', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { locale: 'ru-RU' })
    await page.getByRole('complementary').filter({ hasText: 'по-русски' }).waitFor()
    await page.locator('header summary', { hasText: 'Languages' }).click()
    expect(await breachesOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(await breachesOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await breachesOf(page, ['color-contrast'])).toEqual([])
  })

  it('in both panels of the drawer', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await breachesOf(page)).toEqual([])
    }
    await toMainMenu(page)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await breachesOf(page)).toEqual([])
    }
  })
})
