import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from '../harness/it.ts'

const path = '/docs/command'

/** The tool, brought into view so that it starts. */
async function tool(page: Page): Promise<Locator> {
  const place = page.locator('.tool[data-tool="command"]')
  await place.scrollIntoViewIfNeeded()
  await place.locator('fieldset').first().waitFor()
  return place
}

const line = (place: Locator) => place.getByRole('region', { name: 'Command line' }).locator('pre').textContent()
const script = (place: Locator) => place.getByRole('region', { name: 'The same' }).locator('pre').textContent()

describe('a command, put together', () => {
  it('writes the line and the script of what is filled in, and keeps both in the address', async ({ open }) => {
    const { page } = await open('tools', path)
    const place = await tool(page)
    await place.getByLabel('Name in').fill('web-*')
    await place.getByLabel('Command', { exact: true }).fill("echo it's `done`")
    await place.getByLabel('Time limit').fill('5m')
    expect(await line(place)).toBe("XEC_COMMANDS_ON_TIMEOUT=5m xec on 'hosts.web-*' 'echo it'\\''s `done` #'")
    expect(await script(place)).toContain(".find('hosts.web-*');")
    expect(await script(place)).toContain("server`echo it's \\`done\\``.timeout(300_000)")
    await page.reload()
    const again = await tool(page)
    expect(await line(again)).toContain("'hosts.web-*'")
    await again.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => line(again)).toContain('xec on hosts.web-1 ')
  })

  it('offers the options of logs that have an effect at the place, and leads to the row of each', async ({ open }) => {
    const { page } = await open('tools', path)
    const place = await tool(page)
    await place.getByLabel('Read a log').check()
    await place.getByLabel('in Docker containers').check()
    const options = () => place.getByRole('group', { name: 'Options' }).getByRole('link').allTextContents()
    expect(await options()).toContain('--since')
    expect(await options()).not.toContain('--follow')
    expect(await options()).not.toContain('--invert')
    await place.getByLabel('Option --grep').fill('ERROR|WARN')
    expect(await options()).toContain('--invert')
    await place.getByLabel('Option --json').check()
    expect(await line(place)).toBe("xec logs 'containers.{web-1}' --tail 20 --grep 'ERROR|WARN' --json")
    await place.getByLabel('on hosts').check()
    expect(await options()).not.toContain('--since')
    await place.getByRole('link', { name: '--grep' }).click()
    await expect.poll(() => page.url()).toMatch(/\/docs\/commands\/logs#--grep$/)
    expect(await page.locator('[id="--grep"]').isVisible()).toBe(true)
  })

  it('says where the tool cannot do it, and has the script alone', async ({ open }) => {
    const { page } = await open('tools', path)
    const place = await tool(page)
    await place.getByLabel('Copy files').check()
    await place.getByLabel('on hosts').check()
    expect(await place.getByText('xec copy fails for hosts').isVisible()).toBe(true)
    expect(await script(place)).toContain("server.uploadFile('shop.conf', '/srv/shop.conf')")
  })

  it('names what is wrong with a field, and loses nothing', async ({ open }) => {
    const { page } = await open('tools', path)
    const place = await tool(page)
    await place.getByLabel('Forward a port').check()
    const port = place.getByLabel('Port at the target')
    await port.fill('70000')
    expect(await place.getByText('“70000” is no port.').isVisible()).toBe(true)
    expect(await port.getAttribute('aria-invalid')).toBe('true')
    expect(await place.getByText('Correct the marked fields').isVisible()).toBe(true)
    expect(await port.inputValue()).toBe('70000')
    await port.fill('5433')
    expect(await line(place)).toBe('xec forward hosts.web-1 15432:5433')
  })

  it('begins as usual where the address says nonsense', async ({ open }) => {
    const { page } = await open('tools', `${path}?command=${encodeURIComponent('{"work":"fly","name":[1]}')}`)
    expect(await line(await tool(page))).toContain('xec on hosts.web-1 ')
  })

  it('works by keyboard, and copies the line', async ({ open }) => {
    const { page } = await open('tools', path)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const place = await tool(page)
    await place.getByLabel('Run a command').focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('deploy')
    expect(await line(place)).toBe('xec deploy --tag v1.4.0')
    await place.getByRole('button', { name: 'Copy the line' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('xec deploy --tag v1.4.0')
  })

  it('speaks Russian, and fits a phone', async ({ open }) => {
    const { page } = await open('tools', `/ru${path}`, { viewport: { width: 360, height: 700 } })
    const place = await tool(page)
    await place.getByLabel('Прочитать лог').check()
    expect(await place.getByLabel('Опция --tail').inputValue()).toBe('20')
    expect(await place.getByRole('link', { name: '--tail' }).getAttribute('href')).toBe('/ru/docs/commands/logs#--tail')
    const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // The name of an option stands below the box that sets it, in one piece and large enough for a finger.
    const link = await box(place.getByRole('link', { name: '--prefix' }))
    const label = await box(place.locator('label', { hasText: 'Опция --prefix' }))
    expect(link.y).toBeGreaterThanOrEqual(label.y + label.height)
    expect(link.height).toBeGreaterThanOrEqual(24)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBe(0)
  })

  it('is a table of lines without JavaScript', async ({ open }) => {
    const { page } = await open('tools', path, { javaScript: false })
    expect(await page.getByText("xec on 'hosts.web-*'").isVisible()).toBe(true)
  })
})
