import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { collectProblems, type Problems } from './problems.ts'
import { analyticsOrigin, type SiteName, siteBuilds } from './sites.ts'

export interface OpenOptions {
  readonly javaScript?: boolean
  readonly colorScheme?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Default: `reduce`, which is quicker. Readers have `no-preference`. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Language of the browser. Default: that of the path, so that no other language is offered. */
  readonly locale?: string
  /** Local storage before the first visit. */
  readonly storage?: Readonly<Record<string, string>>
  /** Touch screen. */
  readonly touch?: boolean
  /** Runs in every document before its own scripts. */
  readonly init?: () => void
  /** Before the page is asked for: routes, clocks. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** False leaves as soon as the answer is there; default: waits for the `load` event. */
  readonly waitForLoad?: boolean
}

/** A page that a test has opened. */
export interface Visit {
  readonly page: Page
  /** Empty at the end of the test, or it fails: `take` out what the test expects. */
  readonly problems: Problems
  readonly warnings: readonly string[]
  /** Documents and files asked for so far, as paths below the base, with query. */
  readonly requests: readonly string[]
  /** Documents among them: one more with every load of a page as a whole. */
  readonly documents: readonly string[]
  /** Status of the first document. */
  readonly status: number
  /** Address of a path of this site, the base included. */
  readonly href: (path: string) => string
}

export function siteOf(name: SiteName): { readonly url: string; readonly folder: string } {
  const site = inject('sites')[name]
  if (!site) throw new Error(`The site "${name}" is not built for these tests.`)
  if (site.problem !== undefined) throw new Error(site.problem)
  return site
}

/** Address of a path (`/docs/guide`) of a site. */
export function urlOf(name: SiteName, path: string): string {
  return siteOf(name).url + path.slice(1)
}

/** Opens a path of a site in a context of its own. */
export async function openPage(browser: Browser, name: SiteName, path: string, options: OpenOptions): Promise<Visit> {
  const { url } = siteOf(name)
  const context = await browser.newContext(contextOptions(url, path, options))
  context.setDefaultTimeout(30_000)
  if (siteBuilds[name].analytics) await answerForAnalytics(context)
  const page = await context.newPage()
  const { problems, warnings } = await collectProblems(page)
  const requests: string[] = []
  const documents: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) return
    const path = request.url().slice(url.length - 1)
    requests.push(path)
    if (request.isNavigationRequest()) documents.push(path)
  })
  if (options.init) await page.addInitScript(options.init)
  await options.prepare?.(page)
  const response = await page.goto(url + path.slice(1), {
    waitUntil: options.waitForLoad === false ? 'commit' : 'load',
  })
  const href = (target: string) => url + target.slice(1)
  return { page, problems, warnings, requests, documents, status: response?.status() ?? 0, href }
}

function contextOptions(url: string, path: string, options: OpenOptions): BrowserContextOptions {
  const { javaScript = true, colorScheme = 'light', viewport, reducedMotion = 'reduce', storage = {}, touch } = options
  const localStorage = Object.entries(storage).map(([key, value]) => ({ name: key, value }))
  return {
    javaScriptEnabled: javaScript,
    colorScheme,
    viewport: viewport ?? { width: 1280, height: 800 },
    reducedMotion,
    locale: options.locale ?? (/^\/ru(\/|$)/.test(path) ? 'ru-RU' : 'en-US'),
    hasTouch: touch,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  }
}

async function answerForAnalytics(context: BrowserContext): Promise<void> {
  const body = 'window.countedFor = document.currentScript.dataset.websiteId'
  await context.route(`${analyticsOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}
