import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe-core has to say against the page as it stands: `rule: element` for each breach. */
export async function breachesOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Through the debugger, and so past the policy, which stays in force for the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    // Another colour scheme may be on its way in.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
}

/** In both themes, on a wide and a narrow screen: all rules once for each width, and colours again in the other theme. */
export async function breachesEverywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await breachesOf(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await breachesOf(page, ['color-contrast', 'link-in-text-block'])
    found.push(...light.map((breach) => `${width} light ${breach}`), ...dark.map((breach) => `${width} dark ${breach}`))
  }
  return found
}
