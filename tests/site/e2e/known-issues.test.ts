import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

const path = '/docs/known-issues'
const rows = (page: Page) => page.locator('.issues tbody tr')
const visible = (page: Page) => rows(page).filter({ visible: true })
const choice = (page: Page, name: string) => page.locator('.issues-filter').getByLabel(name)

/** Values of an attribute of the rows that are shown, which are some. */
async function shown(page: Page, name: string): Promise<(string | null)[]> {
  const values = await visible(page).evaluateAll(
    (all, attribute) => all.map((row) => row.getAttribute(attribute)),
    name,
  )
  expect(values).not.toEqual([])
  return [...new Set(values)]
}

/** The line above the table as it is read out: styles write its number, so no script can. */
async function count(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const text = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value)
  return /\d+ of \d+ issues/.exec(text.join(''))?.[0]
}

describe('the table of known issues', () => {
  for (const javaScript of [true, false]) {
    it(`is narrowed down by what a reader chooses, with scripts: ${javaScript}`, async ({ open }) => {
      const { page } = await open('real', path, { javaScript })
      const all = await rows(page).count()
      expect(all).toBeGreaterThan(100)
      expect(await visible(page).count()).toBe(all)
      await choice(page, 'Where').selectOption('Kubernetes')
      const onKubernetes = await visible(page).count()
      expect(onKubernetes).toBeGreaterThan(8)
      expect(onKubernetes).toBeLessThan(all)
      for (const places of await shown(page, 'data-on')) expect(places?.split(' ')).toContain('k8s')
      await choice(page, 'Severity').selectOption('surprise')
      await choice(page, 'Concerns').selectOption('errors and exit codes')
      expect(await shown(page, 'data-severity')).toEqual(['surprise'])
      expect(await shown(page, 'data-topic')).toEqual(['errors'])
      expect(await count(page)).toBe(`${await visible(page).count()} of ${all} issues`)
      await page.getByRole('button', { name: 'Show all' }).click()
      expect(await visible(page).count()).toBe(all)
    })
  }

  it('says so when nothing is left', async ({ open }) => {
    const { page } = await open('real', path)
    await choice(page, 'Where').selectOption('local')
    await choice(page, 'Severity').selectOption('security')
    await choice(page, 'Concerns').selectOption('connections and tunnels')
    expect(await visible(page).count()).toBe(0)
    expect(await count(page)).toMatch(/^0 of /)
  })

  it('is narrowed down from the keyboard', async ({ open }) => {
    const { page } = await open('real', path)
    await hydrated(page)
    await choice(page, 'Where').focus()
    await page.keyboard.press('k')
    expect(await choice(page, 'Where').inputValue()).toBe('k8s')
    for (const places of await shown(page, 'data-on')) expect(places?.split(' ')).toContain('k8s')
    await page.keyboard.press('Tab')
    expect(await choice(page, 'Severity').evaluate((box) => box === document.activeElement)).toBe(true)
  })

  it('leads to each entry on its page, in both languages', async ({ open }) => {
    const { page } = await open('real', `/ru${path}`)
    const hrefs = await rows(page)
      .locator('td:first-child a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBe(await rows(page).count())
    expect(hrefs.filter((href) => !/^\/ru\/docs\/known-issues\/[\w-]+#[\w-]+$/.test(href ?? ''))).toEqual([])
    await rows(page).locator('td:first-child a').first().click()
    await page.waitForURL(/\/ru\/docs\/known-issues\/[\w-]+#/)
    const id = new URL(page.url()).hash.slice(1)
    // The address changes first, the article a moment later.
    await expect.poll(() => page.locator(`h3[id="${id}"] + dl.issue`).count()).toBe(1)
  })

  it('keeps the row that an address names, whatever is chosen, and marks it', async ({ open }) => {
    const { page } = await open('real', `${path}#ssh-host-keys`)
    const row = page.locator('#ssh-host-keys')
    const colour = () =>
      row
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor)
    expect(await colour()).not.toBe('rgba(0, 0, 0, 0)')
    await choice(page, 'Where').selectOption('Docker')
    expect(await row.isVisible()).toBe(true)
    expect(await shown(page, 'id')).toContain('docker-logs')
    expect(await page.locator('#ssh-sudo').isVisible()).toBe(false)
  })

  it('needs no sideways scrolling on a phone', async ({ open }) => {
    const { page } = await open('real', path, { viewport: { width: 360, height: 740 } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await choice(page, 'Where').selectOption('SSH')
    for (const places of await shown(page, 'data-on')) expect(places?.split(' ')).toContain('ssh')
  })
})
