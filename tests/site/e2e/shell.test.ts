import config from '../../../config/site.ts'
import { inLanguage, type Text } from '../../../engine/model/in-language.ts'
import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

const languages = config.locales.map(({ code, path }) => [code, path] as const)

describe.each(languages)('the shell of this site, in %s', (code, path) => {
  const said = (text: Text) => (typeof text === 'string' ? text : inLanguage(text, code))

  it('has the items of the configuration in its bar, and the first leads on', async ({ open }) => {
    const { page, href } = await open('real', path)
    await hydrated(page)
    const bar = page.locator('header nav')
    for (const { label } of config.navbar.items) {
      if (label) expect(await bar.getByRole('link', { name: said(label) }).isVisible(), said(label)).toBe(true)
    }
    expect(await bar.locator('[data-color-mode]').isVisible()).toBe(true)
    const first = bar.locator('a[href*="/docs/"]').first()
    const to = (await first.getAttribute('href')) ?? ''
    await first.click()
    await expect.poll(() => page.url()).toBe(href(to))
  })

  it('has the columns of the configuration in its footer, and the version of the tool', async ({ open }) => {
    const { page } = await open('real', path)
    const footer = page.getByRole('contentinfo')
    const titles = config.footer.links.flatMap((column) => ('title' in column ? said(column.title) : []))
    expect(await footer.getByRole('heading').allTextContents()).toEqual(titles)
    expect(await footer.textContent()).toContain(config.toolVersion)
  })

  it('says what the configuration announces', async ({ open }) => {
    const { page } = await open('real', path)
    const text = config.announcement && said(config.announcement.content).replace(/<[^>]+>/g, '')
    const shown = await page.locator('.announcement').allTextContents()
    expect(shown).toEqual(text === undefined ? [] : [expect.stringContaining(text)])
  })
})
