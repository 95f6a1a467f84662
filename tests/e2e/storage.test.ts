import { describe, expect, hydrated, it } from './harness/it.ts'

/** Init script: as in a sandboxed frame, even looking at the storage throws. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

/** Init script: there is storage, but nothing goes into it. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

describe.for([
  ['refused', refuseStorage],
  ['full', fillStorage],
] as const)('where storage is %s', ([_how, init]) => {
  it('everything works, with one warning', async ({ open }) => {
    const { page, warnings } = await open('versions', '/docs/harbors/practice', { init })
    await hydrated(page)

    const mode = page.locator('header [data-color-mode]')
    await mode.click()
    await mode.click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await page.getByRole('region', { name: 'Announcement', exact: true }).waitFor({ state: 'hidden' })

    await page.getByRole('tab', { name: 'Windows' }).first().click()
    await page.getByText('Delete the folder').waitFor()
    await page.locator('#docs-sidebar summary', { hasText: 'Guide' }).click()
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).waitFor({ state: 'hidden' })

    // What was chosen lasts until the page is left, also over pages.
    await page.locator('a[rel="prev"]').click()
    await expect.poll(() => page.title()).toBe('A remote harbor · Ferry')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.getByRole('region', { name: 'Announcement', exact: true }).isVisible()).toBe(false)

    await page.locator('header summary', { hasText: 'Versions' }).click()
    await page.locator('header').getByRole('link', { name: '1.0' }).click()
    await expect.poll(() => page.url()).toMatch(/\/docs\/1\.0\/guide$/)
    expect(warnings.filter((warning) => /storage/i.test(warning))).toHaveLength(1)
  })
})
