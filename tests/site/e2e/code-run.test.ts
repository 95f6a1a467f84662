import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

describe('how to run a sample', () => {
  const sample = '/docs/introduction/quick-start'

  it('opens from its mark, with the name of the sample and the package manager of the reader', async ({ open }) => {
    const { page } = await open('real', sample)
    await hydrated(page)
    await page.locator('figure', { hasText: 'hello.ts' }).getByRole('button', { name: 'Ran' }).press('Enter')
    const note = page.getByRole('dialog', { name: 'Run this sample' })
    await expect.poll(() => note.locator('.tab-panel[data-value=npm]').innerText()).toContain('npx tsx hello.ts')
    await note.getByRole('tab', { name: 'Yarn' }).click()
    await expect.poll(() => note.locator('.tab-panel[data-value=yarn]').innerText()).toContain('yarn tsx hello.ts')
    // The choice is the one of all tabs of the page.
    expect(await page.locator('article > .tabs .tab[aria-selected=true]').first().innerText()).toBe('Yarn')
    await page.keyboard.press('Escape')
    await expect.poll(() => note.isVisible()).toBe(false)
  })

  it('opens without JavaScript, with every package manager', async ({ open }) => {
    const { page } = await open('real', sample, { javaScript: false, viewport: { width: 360, height: 740 } })
    await page.getByRole('button', { name: 'Ran' }).first().click()
    const note = page.getByRole('dialog', { name: 'Run this sample' })
    expect(await note.innerText()).toContain('npx tsx sample.ts')
    for (const line of ['npm install', 'pnpm add', 'yarn add', 'bun add'])
      expect(await note.innerText()).toContain(line)
    const box = await note.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  })
})
