import type { Browser, Route } from 'playwright-core'

/** A picture of a page in one width and theme. */
interface Shot {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly theme: 'light' | 'dark'
}

const pages: Readonly<Record<string, string>> = {
  elements: 'docs/elements',
  code: 'docs/code',
  extremes: 'docs/extremes',
  'one-line': 'docs/one-line',
  'not-found': 'no/such/page',
  'nothing-found': 'search?q=zzzz',
}
const widths = [360, 1440]
const themes = ['light', 'dark'] as const

/** What differs in Russian are letters and lengths, not colours. */
const russian: readonly Shot[] = ['elements', 'extremes'].flatMap((name) =>
  widths.map((width) => ({ name: `${name}-ru-${width}`, path: `ru/docs/${name}`, width, theme: 'light' })),
)

export const shots: readonly Shot[] = [
  ...Object.entries(pages).flatMap(([name, path]) =>
    widths.flatMap((width) => themes.map((theme) => ({ name: `${name}-${width}-${theme}`, path, width, theme }))),
  ),
  ...russian,
]

/** Takes a picture of the whole page, when nothing moves any more. */
export async function takeShot(browser: Browser, site: string, { path, width, theme }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: path.startsWith('ru/') ? 'ru' : 'en',
  })
  const page = await context.newPage()
  await page.route('**/assets/*.css', waitForFonts)
  await page.goto(site + path)
  await page.locator('html[data-ready]').waitFor()
  // It is said once more, for who listens; a busy machine takes its time.
  if (path.startsWith('search')) await page.getByText('Results not found').first().waitFor({ timeout: 60_000 })
  await page.locator('code[data-rows]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  // A page that is fetched ahead may ask for a stylesheet still.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return picture
}

/** Readers get a fallback where a font is late. A picture gets the font, however busy the machine is. */
async function waitForFonts(route: Route): Promise<void> {
  const response = await route.fetch()
  const css = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block')
  await route.fulfill({ response, body: css })
}
