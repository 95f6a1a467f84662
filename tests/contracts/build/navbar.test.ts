import { afterAll, describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'
import { runBuild } from './run-build.ts'
import { configText, pageText, removeSites, versionsText, writeSite } from './site-fixture.ts'

afterAll(removeSites)

/** Problems of the valid site with these items in its navbar, without the place where they stand. */
async function problems(items: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const found = await problemsOf({ 'config/site.ts': configText({ navbar: `{ items: [\n${items}\n] }`, ...more }) })
  return found.map((text) => text.replace(/^config\/site\.ts:\d+ {2}/, ''))
}

describe('a navbar item', () => {
  it.each([
    [
      'an unknown type',
      "{ type: 'serach' }",
      'No NavbarItem component found for type "serach".\n    Did you mean "search"?',
    ],
    [
      'an unknown type inside a dropdown',
      "{ type: 'dropdown', label: 'More', items: [{ type: 'nosuch' }] }",
      'No NavbarItem component found for type "nosuch".\n' +
        '    Known names: default, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown.',
    ],
    [
      'neither to nor href',
      "{ label: 'Nowhere' }",
      'The navbar link "Nowhere" has neither "to" nor "href".\n' +
        '    Write either "to" (a route of this site) or "href" (another address).',
    ],
    [
      'both to and href',
      "{ label: 'Both', to: '/docs/start', href: 'https://x.example' }",
      'The navbar link "Both" has both "to" and "href".\n' +
        '    Write either "to" (a route of this site) or "href" (another address).',
    ],
    [
      'a path that is no route',
      "{ label: 'Start', to: 'docs/start/' }",
      'Navbar item of type "default": "to" is not a route such as /docs/introduction: begin with a slash, end without one.\n' +
        '    It is "docs/start/".',
    ],
    [
      'a key of another type',
      "{ label: 'Start', docId: 'start', to: '/docs/start' }",
      'Navbar item of type "default": Unknown key "docId".\n    Known names: type, position, label, to, href, icon.',
    ],
    [
      'a misspelt key',
      "{ type: 'doc', docId: 'start', positoin: 'left' }",
      'Navbar item of type "doc": Unknown key "positoin".\n    Did you mean "position"?',
    ],
    [
      'a missing key',
      "{ type: 'docSidebar' }",
      'Navbar item of type "docSidebar": "sidebarId" is missing.\n    Sidebar whose first page the item leads to. For example: \'main\'',
    ],
    [
      'an empty dropdown',
      "{ type: 'dropdown', label: 'More', items: [] }",
      'Navbar item of type "dropdown": "items" is empty.\n    It is [].',
    ],
    [
      'an unknown page',
      "{ type: 'doc', docId: 'strat' }",
      'The navbar names a page "strat" that does not exist.\n    Did you mean "start"?',
    ],
    [
      'an unknown version',
      "{ type: 'docsVersionDropdown', versions: ['current', '2.0'] }",
      'The docs version dropdown names a version "2.0" that does not exist.\n    There are: current.',
    ],
    [
      'an unknown sidebar',
      "{ type: 'docSidebar', sidebarId: 'mian' }",
      'The navbar names a sidebar "mian" that does not exist.\n    Did you mean "main"?',
    ],
    [
      'a page that does not exist',
      "{ type: 'dropdown', label: 'More', items: [{ label: 'Start', to: '/docs/strat' }] }",
      'The configuration links to "/docs/strat", which is no page.\n    Did you mean "/docs/start"?',
    ],
  ])('is refused with %s', async (_, items, message) => {
    expect(await problems(items)).toEqual([message])
  })

  it('hears of every version there is', async () => {
    const docs = versionsText({}, { name: "'1.0'", isLast: 'false', path: "'/docs/1.0'", content: "'old'" })
    const [problem] = await problemsOf({
      'config/site.ts': configText({ docs, navbar: "{ items: [{ type: 'docsVersionDropdown', versions: ['1'] }] }" }),
      'content/en/old/start.md': pageText('Start', 'Old'),
      'content/en/old/more.md': pageText('More', 'Old'),
      'content/ru/old/start.md': pageText('Начало', 'Старое', { source: '000000000000' }),
      'content/ru/old/more.md': pageText('Подробнее', 'Старое', { source: '000000000000' }),
    })
    expect(problem).toContain('names a version "1" that does not exist.\n    There are: current, 1.0.')
  })

  it('is refused where its sidebar has no page', async () => {
    const found = await problemsOf({
      'config/site.ts': configText({ navbar: "{ items: [{ type: 'docSidebar', sidebarId: 'empty' }] }" }),
      'content/nav.ts': "export const sidebars = { main: ['start', 'more'], empty: [] }\n",
    })
    expect(found).toEqual([
      'config/site.ts:15  The sidebar "empty" of a navbar item has no page to link to.\n' +
        '    Add a page to it in content/nav.ts.',
    ])
  })

  it('that fails to render is named with its configuration', async () => {
    const navbar = "{ items: [{ type: 'docsVersion', docsPluginId: 'other', label: 'Version' }] }"
    const { code, stderr, files } = await runBuild(writeSite({ 'config/site.ts': configText({ navbar }) }))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^config\/site\.ts:15 {2}A navbar item failed to render: There is no docs plugin "other"/)
    expect(stderr).toContain('Its configuration: {\n  "type": "docsVersion",\n  "docsPluginId": "other",')
    expect(stderr).toContain('\nNothing was written: 1 problem(s) above.')
    expect([...files]).toEqual([])
  })
})

describe('the sidebar', () => {
  it('names pages that exist, each once, and knows its keys', async () => {
    const lines = [
      'export const sidebars = {',
      '  main: [',
      "    'start',",
      "    'mroe',",
      "    'start',",
      '  ],',
      '}',
      '',
    ]
    expect(await problemsOf({ 'content/nav.ts': lines.join('\n') })).toEqual([
      'content/nav.ts:4  The sidebar names a page "mroe" that does not exist.\n    Did you mean "more"?',
      'content/nav.ts:5  The page "start" stands in the sidebar twice.\n    A page has one place: keep one of the two entries.',
    ])
    const group = "{ label: { en: 'A', ru: 'A' }, pgae: 'start', items: ['more'] }"
    expect(
      await problemsOf({ 'content/nav.ts': `export const sidebars = {\n  main: [\n    ${group}\n  ],\n}\n` }),
    ).toEqual(['content/nav.ts:3  Unknown key "docs.versions.0.sidebars.main.0.pgae".\n    Did you mean "page"?'])
  })

  it('may name a draft, which is not published yet', async () => {
    const draft = { draft: 'true' }
    const nav = "export const sidebars = { main: ['start', 'more', 'later'] }\n"
    const pages = {
      'content/en/docs/later.md': pageText('L', '', draft),
      'content/ru/docs/later.md': pageText('L', '', draft),
    }
    expect(await problemsOf({ 'content/nav.ts': nav, ...pages })).toEqual([])
  })
})
