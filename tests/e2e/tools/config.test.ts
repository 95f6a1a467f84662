import type { Page } from 'playwright-core'
import { describe, expect, it, type Open } from '../harness/it.ts'
import { breachesOf } from '../parts/axe.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /config\.yaml/ })
const summary = (page: Page) =>
  page
    .locator('.tool')
    .getByRole('status')
    .filter({ hasText: /problem|No problems|Ошиб/ })
const merged = (page: Page) => page.locator('.tool pre')
const reference = (page: Page) => page.getByRole('textbox', { name: 'Reference to a target' })

async function tool(open: Open, path = '/docs/config') {
  const visit = await open('tools', path)
  await field(visit.page).waitFor()
  return visit
}

const hidden = (all: Element[]) => all.map((one) => getComputedStyle(one).display === 'none')

const shop = `version: "1.0"
vars: { stage: test, api_token: hunter2, url: "https://u:hunter2@db", copy: "\${vars.api_token}" }
targets:
  hosts:
    web-1: { host: a.example.com, user: deploy, password: "\${vars.shared}" }
    web-2: { host: b.example.com, keepAlive: true, passphrase: "\${secret:phrase}" }
  pods:
    api: { pod: api-0, namespace: shop }
profiles:
  live: { vars: { stage: live, shared: hunter2 }, targets: {} }
  bare: { vars: { stage: bare } }
tasks: { push: "TOKEN=hunter2 ./push --password hunter2" }
`

const badTexts: readonly (readonly [string, RegExp])[] = [
  ['version: "1.0"\n\ttasks: {}', /This is not YAML: /],
  ['- a', /consists of keys and values/],
  ['vars: &a { b: *a }', /This is not YAML: .*circular/],
  ['version: 1.0', /Write version: "1\.0"/],
  ['profiles: { a: { extends: none, vars: {}, targets: {} } }', /xec itself says: .*'none' not found/],
]

describe('the check of a configuration', () => {
  it('says one thing of one cause, and makes no address of a host that has none', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill('version: "1.0"\ntargets:\n  hosts:\n\tweb: { host: a\n  b: ]')
    await expect.poll(() => summary(page).textContent()).toContain('1 problem')
    expect(await page.locator('.tool li').count()).toBe(1)
    await field(page).fill('version: "1.0"\ntargets: { hosts: { web-1: { user: deploy } } }')
    const row = page.locator('.tool td').filter({ hasText: 'hosts.web-1' })
    await row.waitFor()
    expect(await page.locator('.tool tbody').innerText()).not.toContain('undefined')
  })

  it('says what is wrong, where, and what to write instead', async ({ open }) => {
    const { page } = await tool(open)
    await page.getByRole('button', { name: 'Fill in a sample' }).click()
    await expect.poll(() => summary(page).textContent()).toBe('2 problems, 1 key has no effect')
    const items = await page.locator('.tool li').allInnerTexts()
    expect(items[0]).toContain('Unknown key "prot" below "targets.hosts.web-1". Did you mean "port"?')
    await page.getByRole('button', { name: 'Go to line 11, column 7' }).click()
    const selected = () =>
      field(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
    expect(await selected()).toBe('prot: 2222')
    expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true)
    expect(await breachesOf(page)).toEqual([])
  })

  it('brings the line of a problem into view on a phone', async ({ open }) => {
    const { page } = await open('tools', '/docs/config', { viewport: { width: 360, height: 740 } })
    await field(page).fill(`version: "1.0"\nkey: 1\n${'# a line\n'.repeat(40)}`)
    await page.getByRole('button', { name: 'Go to line 2, column 1' }).click()
    const top = await field(page).evaluate((area) => {
      const { top } = area.getBoundingClientRect()
      return top + area.scrollHeight / 43 - area.scrollTop
    })
    expect(top).toBeGreaterThan(100)
    expect(top).toBeLessThan(740)
  })

  it('knows the variables of profiles, and lists problems by their lines', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill(
      `version: "1.0"\ntasks:\n  a: "echo \${vars.level} \${vars.nowhere}"\nkey: 1\nprofiles:\n  live: { vars: { level: high } }\n`,
    )
    await expect.poll(() => page.locator('.tool li').count()).toBe(2)
    const [first, second] = await page.locator('.tool li').allInnerTexts()
    expect(first).toContain('The variable "nowhere" is not defined here.')
    expect(second).toContain('Unknown key "key"')
  })

  it('leads from a key without an effect to the reference', async ({ open }) => {
    const { page, href } = await tool(open)
    await field(page).fill(shop)
    const link = page.getByRole('link', { name: 'what to do instead' }).first()
    await link.waitFor()
    expect(await link.evaluate((a: HTMLAnchorElement) => a.hash)).toBe('#targets.hosts.keepAlive')
    expect(await link.evaluate((a: HTMLAnchorElement) => a.href)).toContain(href('/configuration/config-file'))
  })

  it('shows what the tool makes of a profile, without secrets', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill(shop)
    await merged(page).waitFor()
    await page.getByRole('combobox', { name: 'Profile' }).selectOption('live')
    await expect.poll(() => merged(page).textContent()).toContain('stage: live')
    const shown = await page.locator('.tool').innerText()
    expect(shown).not.toContain('hunter2')
    expect(shown).toContain('passphrase: "[secret:phrase]"')
    await page.getByRole('combobox', { name: 'Profile' }).selectOption('bare')
    await page.getByText('With this profile there are no targets').waitFor()
  })

  it('finds the targets of a reference', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).fill(shop)
    const cells = page.locator('.tool tbody td:first-child')
    await expect.poll(() => cells.allInnerTexts()).toEqual(['hosts.web-1', 'hosts.web-2'])
    await reference(page).fill('pods.*')
    await expect.poll(() => cells.allInnerTexts()).toEqual(['pods.api'])
    await reference(page).fill('web-2')
    await page.getByText('Did you mean "hosts.web-2"? xec would go on to look').waitFor()
    await reference(page).fill('hosts.web-9')
    await expect.poll(() => page.locator('.tool').innerText()).toMatch(/Did you mean "hosts\.web-\d"\?/)
    await reference(page).fill('hosts.web-{1..1000000000}')
    await page.getByText('more than 1000 names').waitFor()
  })

  it('names what cannot be read or is refused', async ({ open }) => {
    const { page } = await tool(open)
    for (const [text, said] of badTexts) {
      await field(page).fill(text)
      await expect.poll(() => page.locator('.tool li').first().innerText()).toMatch(said)
    }
  })

  it('refuses what is too long, and keeps it', async ({ open }) => {
    const { page } = await tool(open)
    const buffer = Buffer.from('# a comment\n'.repeat(20_000))
    await page.locator('.tool input[type=file]').setInputFiles({ name: 'long.yaml', mimeType: 'text/yaml', buffer })
    await page.getByText('too long for a configuration').waitFor()
    expect((await field(page).inputValue()).length).toBeGreaterThan(200_000)
  })

  it('reads a file that is opened or dropped', async ({ open }) => {
    const { page } = await tool(open)
    const file = { name: 'config.yaml', mimeType: 'text/yaml', buffer: Buffer.from('version: "1.0"\n') }
    await page.locator('.tool input[type=file]').setInputFiles(file)
    await expect.poll(() => summary(page).textContent()).toBe('No problems found')
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['vasr: {}\n'], 'config.yaml'))
      return transfer
    })
    await field(page).dispatchEvent('drop', { dataTransfer: data })
    await expect.poll(() => summary(page).textContent()).toBe('1 problem')
  })

  it('works by keyboard alone', async ({ open }) => {
    const { page } = await tool(open)
    await field(page).focus()
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('button', { name: /^Go to line 11/ }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Clear' }).focus()
    await page.keyboard.press('Enter')
    expect(await field(page).evaluate((area) => area === document.activeElement)).toBe(true)
  })

  it('has the places of what it will say before it says it', async ({ open }) => {
    const { page } = await tool(open)
    // A region that comes with its words is not read out by every screen reader.
    expect(await page.locator('.tool [role="status"]').evaluateAll(hidden)).toEqual([false, false])
  })

  it('has room for a problem where letters are twice as large on a phone', async ({ open }) => {
    const { page } = await open('tools', '/docs/config', { viewport: { width: 360, height: 740 } })
    await field(page).fill('vasr: {}\n')
    const problem = page.locator('.tool li').first()
    await problem.waitFor()
    const widths = () =>
      problem.evaluate((item) => [
        item.lastElementChild?.getBoundingClientRect().width,
        item.getBoundingClientRect().width,
      ])
    const beside = await widths()
    expect(beside[0]).toBeLessThan(beside[1] as number)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(async () => Number((await widths())[0]) / Number((await widths())[1])).toBe(1)
  })

  it('shows the targets of a reference as paragraphs on a phone', async ({ open }) => {
    const { page } = await open('tools', '/docs/config', { viewport: { width: 360, height: 740 } })
    await field(page).fill(shop)
    const cell = page.locator('.tool tbody td').first()
    await cell.waitFor()
    const lines = () =>
      cell.evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))
    expect(Math.round(await lines())).toBe(1)
  })

  it('sends nothing, stores nothing, and leaves the address alone', async ({ open }) => {
    const { page } = await tool(open)
    const asked: string[] = []
    // Pages of links in view are fetched ahead on every page.
    page.on('request', (request) => /\/docs\/[\w/-]+\.json$/.test(request.url()) || asked.push(request.url()))
    const address = page.url()
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    const kept = await stored()
    await field(page).pressSequentially('version: "1.0"\nvars: { password: hunter2 }\n')
    await merged(page).waitFor()
    await reference(page).fill('hosts.web-*')
    await page.getByText('No target of the file').waitFor()
    expect([asked, page.url()]).toEqual([[], address])
    expect(await stored()).toBe(kept)
  })

  it('says without scripts what the page says', async ({ open }) => {
    const { page } = await open('tools', '/docs/config', { javaScript: false })
    expect(await page.locator('.tool').innerText()).toBe('Without scripts, ask the harbor master.')
  })

  it('speaks Russian', async ({ open }) => {
    const { page } = await tool(open, '/ru/docs/config')
    await page.getByRole('button', { name: 'Вставить пример' }).click()
    await page.getByText('Неизвестный ключ «prot» в «targets.hosts.web-1».').waitFor()
    await page.getByText('Возможно, имелось в виду «port»?').waitFor()
    expect(await summary(page).innerText()).toMatch(/^Ошибок: 2, ключей без\sдействия: 1$/)
  })
})
