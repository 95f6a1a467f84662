import type { EnginePage } from './engine.ts'
import { click, element, ready } from './hand.ts'

/** What a reader does, and an expression that is true once it has worked. */
export type Step = readonly [name: string, act: (page: EnginePage, site: string) => Promise<void>, then: string]

/** Steps that follow each other in a window of a width. */
export interface Walk {
  readonly name: string
  readonly width: number
  readonly steps: readonly Step[]
}

const titled = (title: string) => `document.title === '${title} · Ferry'`
/** Once the shell answers: an engine that loads the next page as a document has its title before that. */
const press =
  (...keys: string[]) =>
  async (page: EnginePage) => {
    await ready(page)
    await page.press(...keys)
  }
const clickOn = (selector: string, text?: string) => (page: EnginePage) => click(page, element(selector, text))
const open = (path: string) => async (page: EnginePage, site: string) => {
  await page.load(site + path)
  await ready(page)
}
const back = (page: EnginePage) => page.back()
const isAt = (hash: string) =>
  `location.hash === '${hash}' && document.querySelector('${hash}').getBoundingClientRect().top < innerHeight`
const inSearch = `document.activeElement.getAttribute('role') === 'combobox'`
const isGone = (selector: string) => `document.querySelector('${selector}') === null`
const storedMode = (mode: string) => `localStorage.getItem('docs.color-mode') === '${mode}'`
const background = 'getComputedStyle(document.documentElement).backgroundColor'
const switchOf = 'header [data-color-mode]'

const reading: Walk = {
  name: 'reading',
  width: 1440,
  steps: [
    ['opens a page', open('docs/guide'), titled('Guide')],
    ['follows a link of the sidebar', clickOn('#docs-sidebar a', 'Install'), titled('Install')],
    ['goes back', back, titled('Guide')],
    ['follows a link of the article', clickOn('article a', 'Transfers'), titled('Transfers')],
    ['opens another', open('docs/guide/install'), titled('Install')],
    ['follows one to a heading', clickOn('article a', 'Verify'), isAt('#verify')],
    [
      'follows one into a closed section, which opens',
      clickOn('article a', 'proxy settings'),
      `${isAt('#behind-a-proxy')} && document.querySelector('#behind-a-proxy').checkVisibility()`,
    ],
    ['follows the contents', clickOn('nav a', 'Choose a folder for the state'), isAt('#choose-a-folder-for-the-state')],
    ['chooses a tab', clickOn('[role="tab"]', 'pnpm'), `document.querySelector('#with-pnpm').checkVisibility()`],
    [
      'finds it chosen after a reload',
      open('docs/guide/install'),
      `document.querySelector('#with-pnpm').checkVisibility()`,
    ],
    [
      'copies a sample',
      clickOn('figure.code button.code-copy'),
      `document.querySelector('.code-copy[data-copied]') !== null`,
    ],
    ['turns the page', press(']'), `document.title !== 'Install · Ferry'`],
    ['and turns it back', press('['), titled('Install')],
  ],
}

const searching: Walk = {
  name: 'searching',
  width: 1440,
  steps: [
    ['opens a page', open('docs/guide'), titled('Guide')],
    ['opens the search with a key', press('/'), inSearch],
    ['types a word', press(...'retries'), `document.querySelectorAll('[role="option"]').length > 0`],
    ['chooses a hit', press('ArrowDown'), `document.querySelector('[role="option"][aria-selected="true"]') !== null`],
    ['follows it', press('Enter'), `${isGone('[role="combobox"]')} && document.title !== 'Guide · Ferry'`],
    ['opens the search with a click', clickOn('header [type="search"]'), inSearch],
    ['closes it', press('Escape'), isGone('[role="combobox"]')],
    ['opens the page of the search', open('search?q=retries'), `document.querySelectorAll('main li').length > 0`],
  ],
}

const choosing: Walk = {
  name: 'choosing',
  width: 1440,
  steps: [
    ['opens a page', open('docs/guide'), titled('Guide')],
    ['switches to light', clickOn(switchOf), storedMode('light')],
    ['switches to dark', clickOn(switchOf), `${storedMode('dark')} && ${background} === 'oklch(0.195 0.008 80)'`],
    ['finds it dark after a reload', open('docs/guide'), `${background} === 'oklch(0.195 0.008 80)'`],
    [
      'closes the announcement',
      clickOn('[aria-label="Close the announcement"]'),
      `!document.querySelector('[aria-label="Announcement"]')?.checkVisibility()`,
    ],
    [
      'does not find it after a reload',
      open('docs/guide'),
      `!document.querySelector('[aria-label="Announcement"]')?.checkVisibility()`,
    ],
    ['opens a menu', clickOn('header summary', 'More'), `document.querySelector('header details[open]') !== null`],
    ['closes it', press('Escape'), isGone('header details[open]')],
    ['lists the keys', press('?'), `document.querySelector('dialog[open] dl') !== null`],
    ['closes the list', press('Escape'), isGone('dialog[open] dl')],
    ['opens what has moved', open('docs/setup'), titled('Install')],
    ['opens what is not there', open('no/such/page'), `document.querySelector('h1').textContent === 'Page not found'`],
  ],
}

const isOpen = `document.querySelector('#drawer').matches(':modal')`
const toggle = 'header button[popovertarget="drawer"]'

const onPhone: Walk = {
  name: 'on a phone',
  width: 390,
  steps: [
    ['opens a page', open('ru/docs/guide'), `document.documentElement.lang === 'ru'`],
    ['opens the drawer', clickOn(toggle), isOpen],
    ['closes it with a key', press('Escape'), `!${isOpen}`],
    ['opens it again', clickOn(toggle), isOpen],
    ['follows a link in it', clickOn('#drawer a', 'Установка'), `location.pathname === '/ru/docs/guide/install'`],
    ['finds it closed', ready, `!${isOpen}`],
    ['goes back', back, `location.pathname === '/ru/docs/guide' && !${isOpen}`],
    ['scrolls no page sideways', open('docs/reference/commands'), 'document.documentElement.scrollWidth <= innerWidth'],
  ],
}

/** Forty steps. Chromium takes them, and many more, in the other tests as well. */
export const walks: readonly Walk[] = [reading, onPhone, searching, choosing]
