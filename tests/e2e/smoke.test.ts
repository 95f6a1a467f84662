import { expect, hydrated, it } from './harness/it.ts'

it('opens', async ({ open }) => {
  const { page, status } = await open('versions', '/docs/guide/install')
  await hydrated(page)
  expect(status).toBe(200)
  expect(await page.evaluate(() => (window as unknown as { countedFor: string }).countedFor)).toBe('ferry-docs')
})
it('opens base', async ({ open }) => {
  const { page } = await open('base', '/ru/docs/guide/install')
  await hydrated(page)
  await open('plain', '/ru/docs/notes', { javaScript: false })
})
