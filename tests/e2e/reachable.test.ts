import { expect, hydrated, it } from './harness/it.ts'

it('a page without sidebar is reached from the text of another one, and shows none', async ({ open }) => {
  const { page, href } = await open('versions', '/docs/guide')
  await hydrated(page)
  await page.locator('article').getByRole('link', { name: 'reference' }).click()
  await expect.poll(() => page.url()).toBe(href('/docs/reference/commands'))
  await expect.poll(() => page.locator('#docs-sidebar').count()).toBe(0)
  await page.reload()
  expect(await page.locator('#docs-sidebar').count()).toBe(0)
  await page.locator('article').getByRole('link', { name: 'transfer', exact: true }).click()
  await page.locator('#docs-sidebar').waitFor()
})
