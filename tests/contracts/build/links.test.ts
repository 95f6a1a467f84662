import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { problemsIn, problemsOf } from './problems.ts'
import {
  configText,
  pageText,
  removeSites,
  translationText,
  validSite,
  versionsText,
  writeSite,
} from './site-fixture.ts'

afterAll(removeSites)

const start = 'content/en/docs/start.md'

/** Problems of the valid site whose first page has this text, its translation made anew. */
async function problemsOfText(text: string): Promise<string[]> {
  const english = pageText('Start', `## Install\n\n${text}`)
  const russian = translationText(english, 'Начало', '## Установка {#install}\n\n[Дальше](/docs/more)')
  return problemsOf({ [start]: english, 'content/ru/docs/start.md': russian })
}

describe('a link in a text', () => {
  it('may lead to every page, to a heading, and to files of the content', async () => {
    const links =
      '[a](/docs/more) [b](/docs/more#details) [c](./more.md#details) [d](#install) [e](/) [f](https://a.example)'
    expect(await problemsOfText(links)).toEqual([])
  })

  it('may name words to scroll to, in a section as well', async () => {
    const links = ['#', '/docs/more#', '/docs/more#details', './more.md#', '/docs/more?a=b#details']
    expect(await problemsOfText(links.map((link) => `[a](${link}:~:text=Of%20version)`).join(' '))).toEqual([])
    const [problem] = await problemsOfText('[a](/docs/more#detials:~:text=Of)')
    expect(problem).toContain('has no id "detials".\n    Did you mean "details"?')
  })

  it('leads to a heading that cannot have its id, since the page has it elsewhere', async () => {
    expect(await problemsOfText('[a](#main) [b](/docs/start#root)\n\n## Root\n\n## Other {#main}')).toEqual([
      expect.stringContaining('The headings differ'),
    ])
  })

  it.each([
    ['[a](/docs/mroe)', 'The link "/docs/mroe" leads to no page.\n    Did you mean "/docs/more"?'],
    ['[a](mroe.md)', 'The link "mroe.md" leads to no page.\n    Did you mean "/docs/more"?'],
    [
      '[a](/docs/more#detials)',
      'The link "/docs/more#detials" leads to no heading: content/en/docs/more.md has no id "detials".\n' +
        '    Did you mean "details"?',
    ],
    [
      '[a](#instal)',
      'The link "#instal" leads to no heading: content/en/docs/start.md has no id "instal".\n    Did you mean "install"?',
    ],
    [
      '[a](/docs/start#usage)',
      'The link "/docs/start#usage" leads to no heading: content/en/docs/start.md has no id "usage".\n' +
        '    Known names: install.',
    ],
    ['[a](/#top)', 'The link "/#top" leads to no heading: content/en/home.md has no id "top".\n    There are none.'],
  ])('is reported with its place: %s', async (link, message) => {
    expect(await problemsOfText(`Text ${link}.`)).toEqual([`${start}:9:6  ${message}`])
  })

  it('is checked on the front page, too', async () => {
    const home = `${validSite()['content/en/home.md']}\n## Part\n\n[a](#part) [b](#prat) [c](/docs/strat)\n`
    const found = await problemsOf({
      'content/en/home.md': home,
      'config/site.ts': configText({ reports: "{ missingTranslations: 'ignore' }" }),
    })
    expect(found).toEqual([
      'content/en/home.md:10:12  The link "#prat" leads to no heading: content/en/home.md has no id "prat".\n    Did you mean "part"?',
      'content/en/home.md:10:23  The link "/docs/strat" leads to no page.\n    Did you mean "/docs/start"?',
    ])
  })
})

describe('a heading without letters', () => {
  it('has a number for an id, and the build says so', async () => {
    const english = pageText('Start', '## Install\n\n## 🚀\n\n[a](#section-2) [b](/docs/more)')
    const body = '## Установка {#install}\n\n## 🚀 {#section-2}\n\n[Дальше](/docs/more)'
    expect(
      await problemsOf({ [start]: english, 'content/ru/docs/start.md': translationText(english, 'Начало', body) }),
    ).toEqual([
      `${start}:9:1  The heading "🚀" has no letters for an id: links to it end with "#section-2".\n` +
        '    Write an id that says what it is about: "🚀 {#like-this}".',
    ])
  })
})

describe('the configuration', () => {
  it('links to pages that exist', async () => {
    const changes = {
      footer: "{\n    links: [{ to: '/docs/strat', label: 'Start' }],\n    copyright: '',\n  }",
      announcement: "{\n    id: 'a',\n    content: 'See <a href=\"/docs/moer#details\">more</a>',\n  }",
      redirects: "{\n    '/docs/old': '/docs/mroe',\n    '/docs/more': '/docs/start',\n  }",
    }
    const text = configText(changes)
    const line = (part: string) => text.split('\n').findIndex((each) => each.includes(part)) + 1
    expect(await problemsOf({ 'config/site.ts': text })).toEqual([
      `config/site.ts:${line('strat')}  The configuration links to "/docs/strat", which is no page.\n    Did you mean "/docs/start"?`,
      `config/site.ts:${line('moer')}  The configuration links to "/docs/moer", which is no page.\n    Did you mean "/docs/more"?`,
      `config/site.ts:${line('mroe')}  The redirect from "/docs/old" leads to "/docs/mroe", which is no page.\n    Did you mean "/docs/more"?`,
      `config/site.ts:${line("'/docs/more':")}  The redirect from "/docs/more" hides a page that exists.\n    Remove the redirect, or the page if it has moved.`,
    ])
  })

  it('names a main page that exists', async () => {
    const [problem] = await problemsOf({
      'config/site.ts': configText({ docs: versionsText({ mainDocId: "'strat'" }) }),
    })
    expect(problem).toMatch(
      /The main page "strat" of the docs version "current" does not exist\.\n {4}Did you mean "start"\?$/,
    )
  })
})

describe('pages', () => {
  it('have routes of their own', async () => {
    const page = pageText('Again', 'Text')
    const files = {
      'content/en/docs/more/index.md': page,
      'content/en/docs/index.md': page,
    }
    const found = await problemsOf(files)
    expect(found.filter((problem) => problem.includes('The route '))).toEqual([
      'content/en/docs/index.md  The route /docs leads to /docs/start: nobody would see this page.\n' +
        '    Give the file another name, or set mainDocId of the version "current" to \'\'.',
      'content/en/docs/more/index.md  The route /docs/more belongs to content/en/docs/more.md already.\n' +
        '    Rename or remove one of the two files.',
    ])
  })

  it.each([
    ['Two Words.md', 'Call it "two-words.md".'],
    ['more/Details.md', 'Call it "more/details.md".'],
    ['запуск.md', 'Give it a name of such letters.'],
  ])('have names that an address can have: %s', async (name, hint) => {
    expect(await problemsOf({ [`content/en/docs/${name}`]: pageText('A', 'Text') })).toEqual([
      `content/en/docs/${name}  The name of the file has more than small Latin letters, digits and hyphens.\n    ${hint}`,
    ])
  })

  it.each(['.hidden.md', '._start.md', '.drafts/start.md'])('are no hidden files: %s', async (name) => {
    expect(
      await problemsOf({ [`content/en/docs/${name}`]: 'No page\n', [`content/en/blog/${name}`]: 'No post\n' }),
    ).toEqual([])
  })

  it.each([
    ['docs', 'x.markdown', 'x.md'],
    ['docs', 'deep/y.MD', 'y.md'],
    ['blog', 'z.mdx', 'z.md'],
  ])('are called so that the build finds them: %s/%s', async (folder, name, proper) => {
    expect(await problemsOf({ [`content/en/${folder}/${name}`]: pageText('A', 'Text') })).toEqual([
      `content/en/${folder}/${name}  The name of a page ends with ".md".\n    Call it "${proper}".`,
    ])
  })

  it('are no symbolic links, to files or to folders', async () => {
    const site = writeSite({ 'other/page.md': pageText('A', 'Text'), 'pictures/a.txt': '' })
    const link = (target: string, name: string) => symlinkSync(join(site, target), join(site, 'content/en/docs', name))
    link('other/page.md', 'linked.md')
    link('nowhere.md', 'broken.md')
    link('other', 'folder')
    link('pictures', 'pictures')
    const message = 'A symbolic link is no page: its history and its address would be those of another file.'
    const names = ['broken.md', 'folder', 'linked.md']
    expect(await problemsIn(site)).toEqual(
      names.map((name) => `content/en/docs/${name}  ${message}\n    Put the file itself there.`),
    )
  })

  it('draw from files that are what they should be', async () => {
    const project = 'content/projects/shop'
    const site = writeSite({
      [`${project}/a.ts`]: '',
      [`${project}/._a.ts`]: '',
      'content/terms.yml': 'terms: *nope\n',
    })
    symlinkSync(join(site, 'package.json'), join(site, project, 'linked.json'))
    writeFileSync(join(site, project, 'a.png'), Buffer.from([0x89, 0x50, 0xff]))
    expect((await problemsIn(site)).sort()).toEqual([
      `${project}/a.png  A project holds texts, in UTF-8.\n    Save it as UTF-8, or leave it out.`,
      `${project}/linked.json  A project holds files, and no links.\n    Put the file itself there.`,
      'content/terms.yml:1  The file names what it does not have: "*nope".\n    A text that begins with "*" needs quotes.',
    ])
  })

  it('leave the routes of the site itself alone', async () => {
    const docs = versionsText({ path: "'/404'", mainDocId: "''" })
    const found = await problemsOf({
      'config/site.ts': configText({ docs }),
      'content/en/docs/index.md': pageText('A', 'Text'),
    })
    expect(found.join('\n')).toContain('content/en/docs/index.md  The route /404 is taken by the site itself.')
  })

  it('are no orphans', async () => {
    const pages = (name: string) => {
      const english = pageText(name, 'Text')
      return {
        [`content/en/docs/${name}.md`]: english,
        [`content/ru/docs/${name}.md`]: translationText(english, name, 'Текст'),
      }
    }
    const footer = "{ links: [{ to: '/docs/below', label: 'Below' }], copyright: '' }"
    const navbar = "{ items: [{ type: 'doc', docId: 'above' }] }"
    const files = { ...pages('alone'), ...pages('above'), ...pages('below') }
    const message =
      'No page leads to this page.\n    Link to it from another page of the same language, or add it to content/nav.ts.'
    expect(await problemsOf({ 'config/site.ts': configText({ footer, navbar }), ...files })).toEqual([
      `content/en/docs/alone.md  ${message}`,
      `content/ru/docs/alone.md  ${message}`,
    ])
  })
})
