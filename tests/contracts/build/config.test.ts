import { afterAll, describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'
import { runBuild } from './run-build.ts'
import { configText, removeSites, versionsText, writeSite } from './site-fixture.ts'

afterAll(removeSites)

/** Problems of the valid site with other values in its configuration, without the place where they stand. */
async function problems(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await problemsOf({ 'config/site.ts': configText(changes) })
  return found.map((text) => text.replace(/^config\/site\.ts:\d+ {2}/, ''))
}

const english = "{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' }"
const russian = "{ code: 'ru', label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: '/ru/' }"

describe('the configuration', () => {
  it.each([
    ['titel', { titel: "'x'" }, 'Unknown key "titel".\n    Did you mean "title"?'],
    [
      'a key inside',
      { colorMode: "{ defautl: 'dark' }" },
      'Unknown key "colorMode.defautl".\n    Did you mean "default"?',
    ],
    [
      'a key inside a list',
      { locales: `[${english}, ${russian.replace('htmlLang', 'htmllang: 1, htmlLang')}]` },
      'Unknown key "locales.1.htmllang".\n    Did you mean "htmlLang"?',
    ],
    [
      'a key of one of two forms',
      { footer: "{ links: [{ title: 'T', items: [{ label: 'L', hreff: '', to: '/docs/start' }] }], copyright: '' }" },
      'Unknown key "footer.links.0.items.0.hreff".\n    Did you mean "href"?',
    ],
    [
      'a key of a version',
      { docs: versionsText({ isLast: 'true, sidebar: 1' }) },
      'Unknown key "docs.versions.0.sidebar".\n    Did you mean "sidebars"?',
    ],
    [
      'a kind of report',
      { reports: "{ orfans: 'warn' }" },
      'Unknown key "reports.orfans".\n    Did you mean "orphans"?',
    ],
    [
      'a level',
      { reports: "{ orphans: 'loud' }" },
      '"reports.orphans" has an unknown value.\n    It is "loud". Write one of: ignore, log, warn, throw.',
    ],
    [
      'a wrong type',
      { toolVersion: '9' },
      '"toolVersion" is wrong: expected string, received number.\n    It is 9. Version of the documented tool. For example: \'2.0.1\'',
    ],
    [
      'a colour that is too faint',
      { brand: "{ accent: { fill: '#1d4ed8', onFill: '#ffffff', light: '#93b4ff', dark: '#93b4ff' } }" },
      '"brand.accent.light" is too faint: its contrast on light ground is 1.85, and readers need 4.5.\n    It is "#93b4ff".',
    ],
    ['an empty text', { title: "''" }, '"title" is empty.\n    It is "".'],
    [
      'a missing language',
      { tagline: "{ en: 'T' }" },
      "\"tagline.ru\" is missing.\n    What the site is about, in a sentence. For example: { en: 'Tools for builders', ru: 'Всё для стройки' }",
    ],
    [
      'no address',
      { repository: "'xec'" },
      '"repository" is not an address such as https://example.org.\n    It is "xec".',
    ],
    [
      'a slash too many',
      { url: "'https://tiny.example/'" },
      '"url" ends with a slash: write it without.\n    It is "https://tiny.example/".',
    ],
    [
      'keys that nobody can press',
      { search: "{ shortcut: 'alt+s' }" },
      '"search.shortcut" is not a shortcut such as mod+k: mod, a plus, and one letter or digit.\n    It is "alt+s".',
    ],
    [
      'a context with a slash',
      { search: "{ contexts: [{ path: '/docs', label: { en: 'D', ru: 'Д' } }] }" },
      '"search.contexts.0.path" is not the beginning of a route such as docs, without slashes.\n    It is "/docs".',
    ],
    [
      'a key of the search',
      { search: "{ shortcuts: 'mod+k' }" },
      'Unknown key "search.shortcuts".\n    Did you mean "shortcut"?',
    ],
    [
      'a base without slashes',
      { base: "'docs'" },
      '"base" is not a path with a slash at both ends, such as /some/base/.\n    It is "docs".',
    ],
    [
      'a locale path without slashes',
      { locales: `[${english}, ${russian.replace("'/ru/'", "'/ru'")}]` },
      '"locales.1.path" is not a path with a slash at both ends, such as /ru/.\n    It is "/ru".',
    ],
    [
      'two locales in one place',
      { locales: `[${english}, ${russian.replace("'/ru/'", "'/'")}]` },
      'Two entries of the list of locales have the path "/".\n    Give each locale a path of its own.',
    ],
    [
      'a default locale with a prefix',
      { locales: `[${russian}, ${english}]` },
      'The first locale is the default one, but "ru" has the path "/ru/".\n    Set its path to "/", or put the locale that has it first.',
    ],
    [
      'docs in the place of the front page',
      { docs: versionsText({ path: "'/'" }) },
      '"docs.versions.0.path" is the place of the front page: choose one such as /docs.\n    It is "/".',
    ],
    [
      'an edit pattern without its variable',
      { editUrl: "'https://git.example/'" },
      '"editUrl" does not contain {path}.\n    It is "https://git.example/".',
    ],
    [
      'a redirect from no route',
      { redirects: "{ '/old/': '/docs/start' }" },
      '"redirects./old/" has a name that is not a route such as /docs/introduction: begin with a slash, end without one.\n    It is "/docs/start".',
    ],
  ])('is refused with %s', async (_, changes, message) => {
    expect(await problems(changes as Record<string, string>)).toEqual([message])
  })

  it('is refused with a footer link to nowhere, or to two places', async () => {
    const links = "[{ label: 'Nowhere' }, { label: 'Both', to: '/docs/start', href: 'https://x.example' }]"
    expect(await problems({ footer: `{ links: ${links}, copyright: '' }` })).toEqual([
      'The footer link "Nowhere" has neither "to" nor "href".\n    Write either "to" (a route of this site) or "href" (another address).',
      'The footer link "Both" has both "to" and "href".\n    Write either "to" (a route of this site) or "href" (another address).',
    ])
  })

  it('is refused where versions get in each other’s way', async () => {
    const docs = versionsText({}, { isLast: 'true' })
    expect(await problems({ docs })).toEqual([
      'Two entries of the list of docs versions have the name "current".\n    Give each docs version a name of its own.',
      'Two entries of the list of docs versions have the path "/docs".\n    Give each docs version a path of its own.',
      'Exactly one docs version must be the last one.\n    Set isLast: true on the version that readers get when they ask for none, and on no other. Now it is set on: current, current.',
    ])
    const [none] = await problems({ docs: versionsText({ isLast: 'false' }) })
    expect(none).toContain('None is it now.')
  })

  it('says in which file and line', async () => {
    const text = configText({
      url: "'https://tiny.example/'",
      navbar: '{\n    items: [],\n    hideOnScrol: true,\n  }',
    })
    const lines = text.split('\n')
    const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1
    const found = await problemsOf({ 'config/site.ts': text })
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      `config/site.ts:${lineOf('tiny.example/')}`,
      `config/site.ts:${lineOf('hideOnScrol')}`,
    ])
  })

  it('may be missing, empty or broken: the build says so', async () => {
    expect((await problemsOf({ 'config/site.ts': undefined }))[0]).toMatch(
      /^config\/site\.ts {2}There is no configuration\.\n {4}Expected it at config\/site\.ts below \/.+\.$/,
    )
    expect(await problemsOf({ 'config/site.ts': 'export const site = 1\n' })).toEqual([
      'config/site.ts  It exports no configuration.\n    Write: export default site',
    ])
    const { code, stderr } = await runBuild(writeSite({ 'content/nav.ts': '\nexport const sidebars = {{\n' }))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^content\/nav\.ts:2 {2}Expected .*\n {4}This file is a program, and it failed or/)
    expect(stderr).not.toContain('    at ')
  })

  it('says which line of a program failed', async () => {
    const nav =
      '\ninterface Nothing {\n  readonly sidebars?: never\n}\nexport const { sidebars } = (undefined as unknown as Nothing)\n'
    const { code, stderr } = await runBuild(writeSite({ 'content/nav.ts': nav }))
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^content\/nav\.ts:5 {2}Cannot destructure property 'sidebars'.*\n {4}This file is a program/,
    )
  })
})

const announcement = (value: string) => ({ announcement: `{ id: 'a', ${value} }` })
const footerWith = (copyright: string) => ({ footer: `{ links: [], copyright: ${copyright} }` })

describe('HTML in the configuration', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'holds <script>: write only text and <a href>, <strong>, <em>, '],
    ['an image', 'Hi <img src=x onerror=alert(1)>', 'holds <img>: '],
    ['a handler', '<a href="/docs/start" onclick="alert(1)">x</a>', 'has the attribute "onClick" in <a>: '],
    ['a style', '<em style="color: red">x</em>', 'has the attribute "style" in <em>: '],
    ['a comment', 'x<!-- y -->', 'holds a comment: '],
    [
      'a script as an address',
      '<a href="javascript:alert(1)">x</a>',
      'links to "javascript:alert(1)", which is neither ',
    ],
    ['another host without a scheme', '<a href="//evil.example">x</a>', 'links to "//evil.example", which is neither '],
  ])('is refused with %s', async (_, html, message) => {
    const written = JSON.stringify(html)
    const [bar] = await problems(announcement(`content: { en: 'Fine', ru: ${written} }`))
    expect(bar?.split('\n')[0]).toContain(`"announcement.content.ru" ${message}`)
    const [copyright] = await problems(footerWith(written))
    expect(copyright?.split('\n')[0]).toContain(`"footer.copyright" ${message}`)
    const [item] = await problems({ navbar: `{ items: [{ type: 'html', value: ${written} }] }` })
    expect(item?.split('\n')[0]).toContain(`Navbar item of type "html": "value" ${message}`)
  })

  it('holds what pages hold, and links, which lead to pages', async () => {
    const html =
      '<a href=\\"/docs/start#install\\">x</a> <strong>a</strong> <kbd>K</kbd><br> <abbr title=\\"t\\">u</abbr> &copy;'
    expect(await problems(announcement(`content: "${html}"`))).toEqual([])
    expect(await problems(footerWith('\'<a href="/docs/strat">x</a>\''))).toEqual([
      'The configuration links to "/docs/strat", which is no page.\n    Did you mean "/docs/start"?',
    ])
  })
})

describe('a value of the configuration', () => {
  it.each([
    ['red', false],
    ['#0b3d4f', true],
    ['#0b3', true],
    ['#0b3d4', false],
    ['oklch(0.35 0.06 220 / 50%)', true],
    ['rgb(1, 2, 3)', true],
    ['rgb(1)', false],
    ['#fff;} body{display:none', false],
    ['url(https://evil.example)', false],
  ])('is a colour in numbers: %s %s', async (colour, isOne) => {
    const found = await problems(announcement(`content: 'x', backgroundColor: '${colour}'`))
    const message =
      '"announcement.backgroundColor" is not a colour in numbers, such as #0b3d4f or oklch(0.35 0.06 220).'
    expect(found.map((text) => text.split('\n')[0])).toEqual(isOne ? [] : [message])
  })

  it('names an icon that exists', async () => {
    const item = (icon: string) => `{ items: [{ label: 'Code', href: 'https://git.example', icon: '${icon}' }] }`
    expect(await problems({ navbar: item('source') })).toEqual([])
    const [message] = await problems({ navbar: item('sorce') })
    expect(message).toContain('Navbar item of type "default": "icon" is no icon. Did you mean "source"?')
  })

  it('is a language, a calendar', async () => {
    const locales = (htmlLang: string, calendar: string) => ({
      locales: `[{ code: 'en', label: 'E', direction: 'ltr', htmlLang: '${htmlLang}', calendar: '${calendar}', path: '/' }]`,
    })
    expect((await problems(locales('en" onload="x', 'gregory')))[0]).toContain('"locales.0.htmlLang" is not the tag of')
    expect((await problems(locales('en', 'gregorian')))[0]).toContain('is no calendar. Did you mean "gregory"?')
  })
})

describe('a message', () => {
  const navbar = [
    "import type { NavbarItemConfig } from './types.ts'",
    'const more = [',
    "  { label: 'Start', to: '/docs/start' },",
    "  { label: 'Start', to: '/docs/strat' },",
    '] as const',
    'export const items: NavbarItemConfig = [',
    "  { label: 'Start', to: '/docs/start' },",
    '  ...more,',
    "  { type: 'dropdown', label: 'Start', items: [{ label: 'Start',",
    "    icn: 'source', to: '/docs/start' }] },",
    ']',
  ]
  const files = (lines: readonly string[]) => ({
    'config/navbar.ts': lines.join('\n'),
    'config/site.ts': `import { items as bar } from './navbar.ts'\n${configText({ navbar: '{ items: bar }' })}`,
  })
  const places = async (changes: Readonly<Record<string, string>>) =>
    (await problemsOf(changes)).map((text) => text.split(' ')[0])

  it('names the line of the item in the file where it stands, whatever else is written like it', async () => {
    expect(await places(files(navbar))).toEqual(['config/navbar.ts:10'])
    const withoutKey = navbar.map((line) => line.replace("icn: 'source', ", ''))
    expect(await places(files(withoutKey))).toEqual(['config/navbar.ts:4'])
  })

  it('names the second of two, and each of two', async () => {
    const links = "{\n links: [\n{ label: 'A', to: '/docs/a' },\n{ label: 'B', to: '/docs/a' }\n], copyright: ''\n}"
    const text = configText({ footer: links })
    const first = text.split('\n').findIndex((line) => line.includes("label: 'A'")) + 1
    expect(await places({ 'config/site.ts': text })).toEqual([`config/site.ts:${first}`, `config/site.ts:${first + 1}`])
  })

  it('names the place of what a program computes', async () => {
    const text = configText({ navbar: "{\n items: ['/docs/strat'].map((to) => ({ label: to, to }))\n}" })
    const line = text.split('\n').findIndex((part) => part.includes('.map')) + 1
    expect(await places({ 'config/site.ts': text })).toEqual([`config/site.ts:${line}`])
  })
})
