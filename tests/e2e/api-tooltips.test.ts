import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it, type Open } from './harness/it.ts'

/** A page with two links that have a card, one of which cannot be had. */
async function page(open: Open): Promise<{ page: Page; href: (path: string) => string }> {
  const { page, href } = await open('tools', '/docs/errors', { touch: true, viewport: { width: 360, height: 700 } })
  await page.route('**/crane.names.json', (route) =>
    route.fulfill({ json: { lift: { signature: 'lift(): void', text: 'Lifts.' } } }),
  )
  await hydrated(page)
  await page.locator('.article h1').evaluate((heading) => {
    for (const name of ['lift', 'lower']) {
      const link = Object.assign(document.createElement('a'), {
        className: 'api',
        href: '/docs/start',
        textContent: name,
      })
      link.dataset.tooltip = `/crane.names.json#${name}`
      heading.after(link, ' ')
    }
  })
  return { page, href }
}

describe('a tap on a name that has a card', () => {
  it('shows the card first, and follows the link at the second', async ({ open }) => {
    const { page: shown, href } = await page(open)
    const link = shown.getByRole('link', { name: 'lift' })
    await link.tap()
    await link.getByRole('tooltip').waitFor()
    expect(shown.url()).toBe(href('/docs/errors'))
    await link.tap({ position: { x: 2, y: 2 } })
    await expect.poll(() => shown.url()).toBe(href('/docs/start'))
  })

  it('follows the link at once where there is no card', async ({ open }) => {
    const { page: shown, href } = await page(open)
    await shown.getByRole('link', { name: 'lower' }).tap()
    await expect.poll(() => shown.url()).toBe(href('/docs/start'))
  })
})
