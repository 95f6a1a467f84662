import type { Page } from 'playwright-core'
import { environments } from '../../../features/quoting/engine.ts'
import type { Outcome, Outcomes } from '../../../features/quoting/lines.ts'
import { packed } from '../../../features/quoting/state.ts'
import { describe, expect, it } from '../harness/it.ts'
import { inNode } from './in-node.ts'
import { inputs } from './quoting-inputs.ts'

const path = '/docs/quoting'
const withState = (state: unknown) => `${path}?quoting=${encodeURIComponent(JSON.stringify(state))}`
const tool = (page: Page) => page.locator('.tool')
const rows = (page: Page) => tool(page).locator('dl > div')

/** What a page shows for each row, without the word that stands for nothing. */
async function shown(page: Page): Promise<string[]> {
  await rows(page).last().waitFor()
  return rows(page).evaluateAll((all) =>
    all.map((row) =>
      [row.querySelector('dt'), ...row.querySelectorAll('dd > code, dd > p:not([data-live]) > code')]
        .map((part) => {
          const copy = part?.cloneNode(true) as Element
          for (const word of copy.querySelectorAll('i')) word.remove()
          return copy.textContent
        })
        .join('|'),
    ),
  )
}

const names = { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Pod' }
const lineOf = (outcome: Outcome) => ('error' in outcome ? outcome.error : outcome.line.text)

/** The same for what the package says in Node. */
function expected({ escaped, raw, pipe }: Outcomes): string[] {
  const lines = [...new Set(environments.map((name) => lineOf(escaped[name])))]
  const together = lines.map((line) => {
    const same = environments.filter((name) => lineOf(escaped[name]) === line)
    const wrappers = same.flatMap((name) => {
      const outcome = escaped[name]
      if ('error' in outcome) return []
      return name === 'ssh' ? '-c' : outcome.line.wrapper.join(' ')
    })
    return [same.map((name) => names[name]).join(', '), ...wrappers, line].join('|')
  })
  const distinct = (row: Readonly<Record<string, Outcome>>) => [
    ...new Map(Object.values(row).map((one) => ['error' in one ? 'error' : lineOf(one), lineOf(one)])).values(),
  ]
  return [...together, ['With $.raw', ...distinct(raw)].join('|'), ['After .pipe', ...distinct(pipe)].join('|')]
}

/** The line of the first row, and who gets it. */
const first = async (page: Page) => {
  const parts = ((await shown(page))[0] ?? '').split('|')
  return [parts[0], parts.at(-1)]
}
const everywhere = 'Local, SSH, Docker, Pod'

describe('what $ does to a value', () => {
  it('is what the package does in Node', { timeout: 240_000 }, async ({ open }) => {
    const { page, href } = await open('tools', path)
    for (const input of inputs) {
      await page.goto(href(withState(packed(input))))
      expect(await shown(page), input.template).toEqual(expected(await inNode(input)))
    }
  })

  it('follows what a reader types, from the keyboard alone', async ({ open }) => {
    const { page } = await open('tools', path)
    await shown(page)
    await tool(page).getByLabel('Template').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('rm $' + '{file} $' + '{more}')
    await page.keyboard.press('Tab')
    await page.keyboard.type('S')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('-r “f”')
    await expect.poll(() => first(page)).toEqual([everywhere, "rm '-r “f”' uploads 'blue shirts'"])
    expect(await tool(page).getByRole('status').filter({ hasText: 'Traps' }).textContent()).toBe('Traps: 3')
    await expect.poll(() => tool(page).getByText('for an option').count()).toBe(1)
    // The address has it: whoever opens it sees the same.
    const { page: other } = await open('tools', page.url().slice(page.url().indexOf('/docs')))
    expect(await shown(other)).toEqual(await shown(page))
    expect(await other.getByLabel('Example', { exact: true }).inputValue()).toBe('')
  })

  it('says what is wrong with a template and a value, and keeps the rest', async ({ open }) => {
    const { page } = await open('tools', withState('json'))
    const before = await shown(page)
    await tool(page)
      .getByLabel('Template')
      .fill('echo $' + '{order')
    await expect.poll(() => tool(page).getByText('begins a value that no } ends').count()).toBe(1)
    await tool(page).getByText('No line').waitFor()
    expect(
      await rows(page).evaluateAll(
        (all) => all.filter((row) => row.checkVisibility({ visibilityProperty: true })).length,
      ),
    ).toBe(0)
    expect(await tool(page).getByLabel('Value 1').inputValue()).toContain('blue shirt')
    await tool(page)
      .getByLabel('Template')
      .fill('echo $' + '{order}')
    expect(before.length).toBeGreaterThan(2)
    await rows(page).first().waitFor()
    await tool(page).getByLabel('Value 1').fill("{ item: 'blue shirt' }")
    await expect.poll(() => tool(page).getByText('This is no JSON').count()).toBe(1)
    expect(await tool(page).getByLabel('Value 1').getAttribute('aria-invalid')).toBe('true')
    await tool(page).getByLabel('Kind').selectOption('String')
    await expect.poll(() => first(page)).toEqual([everywhere, "echo '{ item: '\\''blue shirt'\\'' }'"])
  })

  it('says which word of a value runs where it is no data', async ({ open }) => {
    const { page } = await open('tools', withState(['mkdir $' + '{a}', ['text', 'x; rm -rf ~ && $(id)']]))
    await shown(page)
    const raw = rows(page).filter({ hasText: 'With $.raw' })
    expect(await raw.locator('[data-live]').allInnerTexts()).toEqual(
      ['rm', 'id'].map((word) => `The shell runs ${word}, which value 1 brought.`),
    )
    expect(await rows(page).first().locator('[data-live]').count()).toBe(0)
  })

  it('starts with the example of the page where the address says nothing that it knows', async ({ open }) => {
    for (const state of [undefined, 'no-such', { a: 1 }, 7]) {
      const { page } = await open('tools', state === undefined ? path : withState(state))
      expect(await first(page)).toEqual([everywhere, "tar --exclude='*.tmp' cache -czf data.tgz uploads 'blue shirts'"])
    }
  })

  it('is the same in Russian, and fits a narrow screen', async ({ open }) => {
    const viewport = { width: 320, height: 700 }
    const { page } = await open('tools', `/ru${withState('dash')}`, { viewport })
    expect((await first(page))[1]).toBe('rm -rf')
    await expect.poll(() => tool(page).getByText('программа примет за опцию').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  it('says something where no script runs', async ({ open }) => {
    const { page } = await open('tools', path, { javaScript: false })
    expect(await tool(page).innerText()).toContain('a value in single quotes is one argument')
  })

  it('is not loaded on other pages', async ({ open }) => {
    const { page, requests } = await open('tools', '/docs/start')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => /QuotingTool/.test(request))).toEqual([])
    await page.goto(new URL(path.slice(1).replace('docs/', ''), page.url()).href)
    await shown(page)
    expect(requests.filter((request) => /QuotingTool/.test(request)).length).toBeGreaterThan(0)
  })
})
