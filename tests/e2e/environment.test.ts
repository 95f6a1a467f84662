import { describe, expect, hydrated, it } from './harness/it.ts'

const line = '.other-environment'

describe('a page that concerns one environment', () => {
  it('leads readers who have chosen another one to the page on that one', async ({ open }) => {
    const storage = { 'xec.tabs': '{"target":"docker"}' }
    const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { storage })
    await hydrated(page)
    expect(await page.locator(line).innerText()).toBe(
      'This page is about SSH. You have chosen Docker: see Docker adapter.',
    )
    await page.locator(line).getByRole('link').click()
    await expect.poll(() => page.title()).toBe('Docker adapter | Xec')
    expect(await page.locator(line).isVisible()).toBe(false)
  })

  it('says it in Russian', async ({ open }) => {
    const storage = { 'xec.tabs': '{"target":"local"}' }
    const { page } = await open('real', '/ru/docs/core/execution-engine/adapters/k8s-adapter', { storage })
    expect((await page.locator(line).innerText()).replaceAll('\u00a0', ' ')).toBe(
      'Эта страница — о Kubernetes. В примерах у вас выбрано «Локально»: смотрите «Локальный адаптер».',
    )
  })

  it('says nothing to who has chosen its own environment, or none', async ({ open }) => {
    const storages: Record<string, string>[] = [{ 'xec.tabs': '{"target":"ssh"}' }, {}]
    for (const storage of storages) {
      const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { storage })
      expect(await page.locator(line).isVisible()).toBe(false)
    }
    const { page } = await open('real', '/docs/core/execution-engine/adapters/ssh-adapter', { javaScript: false })
    expect(await page.locator(line).isVisible()).toBe(false)
  })
})
