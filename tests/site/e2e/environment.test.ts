import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

const line = '.other-environment:visible'

describe('a page that concerns one environment', () => {
  it('leads readers who have chosen another one to the page on that one', async ({ open }) => {
    const storage = { 'docs.tabs': '{"target":"docker"}' }
    const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { storage })
    await hydrated(page)
    expect(await page.locator(line).innerText()).toBe(
      'This page is about SSH. You have chosen Docker: see Docker adapter.',
    )
    await page.locator(line).getByRole('link').click()
    await expect.poll(() => page.title()).toBe('Docker adapter | Xec')
    expect(await page.locator(line).count()).toBe(0)
  })

  it('says it in Russian', async ({ open }) => {
    const storage = { 'docs.tabs': '{"target":"local"}' }
    const { page } = await open('real', '/ru/docs/core/execution-engine/adapters/k8s-adapter', { storage })
    expect((await page.locator(line).innerText()).replaceAll('\u00a0', ' ')).toBe(
      'Эта страница — о Kubernetes. В примерах у вас выбрано «Локально»: смотрите «Локальный адаптер».',
    )
  })

  it('says nothing to who has chosen its own environment, or none', async ({ open }) => {
    const storages: Record<string, string>[] = [{ 'docs.tabs': '{"target":"ssh"}' }, {}]
    for (const storage of storages) {
      const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { storage })
      expect(await page.locator(line).count()).toBe(0)
    }
    const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { javaScript: false })
    expect(await page.locator(line).count()).toBe(0)
  })
})

describe('a page with several sets of tabs by environment', () => {
  const path = '/docs/scripting/patterns/streaming'

  it('has one row of tabs for all of them', async ({ open }) => {
    const { page } = await open('real', path)
    await hydrated(page)
    const row = page.locator('.environment')
    await row.getByRole('tab', { name: 'Docker' }).click()
    const sets = page.locator('.tabs[data-group="target"]:not(.environment)')
    expect(await sets.count()).toBeGreaterThan(1)
    const selected = sets.locator('[role="tab"][aria-selected="true"]')
    expect(new Set(await selected.allTextContents())).toEqual(new Set(['Docker']))
    // A choice in a set of tabs shows in the row as well.
    await sets.first().getByRole('tab', { name: 'SSH' }).click()
    expect(await row.locator('[aria-selected="true"]').textContent()).toBe('SSH')
  })

  it('has none without JavaScript, where all tabs show', async ({ open }) => {
    const { page } = await open('real', path, { javaScript: false })
    expect(await page.locator('.environment').isVisible()).toBe(false)
  })
})
