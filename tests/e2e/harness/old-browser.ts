import type { Page } from 'playwright-core'

/** Init script: the Navigation API was never there. */
export function withoutNavigation(): void {
  for (const name of ['navigation', 'Navigation', 'NavigateEvent']) Reflect.deleteProperty(window, name)
}

/** Init script: no popovers, as far as scripts can see. */
export function withoutPopover(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'onbeforetoggle', 'ontoggle']) {
    Reflect.deleteProperty(HTMLElement.prototype, name)
  }
  for (const name of ['popoverTargetElement', 'popoverTargetAction']) {
    Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  }
}

/** To such a browser the attribute means nothing: the documents come without it. */
export async function ignorePopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(' popover="auto"', '') })
  })
}
