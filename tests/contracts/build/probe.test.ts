import { it } from 'vitest'
import { problemsOf as p } from './problems.ts'
import { configText, pageText, twinText, validSite, versionsText, writeSite } from './site-fixture.ts'

const log = (name: string, x: unknown) => console.log('##', name, '\n' + (Array.isArray(x) ? x.join('\n') : String(x)))
const c = (parts: Record<string, string>) => p({ 'config/site.ts': configText(parts) }).catch((e) => 'RAW ' + e.stack)
const start = validSite()['content/en/docs/start.md']!
it('x', async () => {
  log('valid', await p({}))
  log(
    'no fm',
    await p({
      'content/en/docs/more.md': 'text',
      'content/en/docs/start.md': '---\ntitle: a: b\n---\n',
      'content/ru/docs/more.md': pageText('x', 'x', {
        description: 'short',
        kind: 'tutorail',
        source: 'abc',
        draf: 'true',
        keywords: '[1, 2]',
        title: '123',
        target: 'podman',
      }),
      'content/ru/docs/start.md': '---\n---\n',
      'content/en/docs/list.md': '---\n- a\n---\n',
      'content/en/docs/bom.md': '\uFEFF' + start,
    }),
  )
  log(
    'nav',
    await p({
      'content/nav.ts':
        "export const sidebars = {\n  main: [\n    'start',\n    'moer',\n 'start',\n { label: { en: 'a', ru: 'b'}, page: 'more', items: ['start', 'zzzzzzzzzzzz'] } ],\n}\n",
    }),
  )
  log(
    'nav bad',
    await p({
      'content/nav.ts':
        "export const sidebars = {\n  main: [\n    'start', { lable: { en: 'a', ru: 'b'}, page: 'more', items: ['start', 'zzzzzzzzzzzz'] } ],\n}\n",
    }),
  )
  log('nav missing', await p({ 'content/nav.ts': undefined }).catch((e) => 'RAW ' + e.stack))
  log('config missing', await p({ 'config/site.ts': undefined }).catch((e) => 'RAW ' + e.stack))
  log('config syntax', await p({ 'config/site.ts': 'export default {' }).catch((e) => 'RAW ' + e.stack))
  log('config no default', await p({ 'config/site.ts': 'export const a = 1' }).catch((e) => 'RAW ' + e.stack))
  log(
    'cfg',
    await c({
      titel: "'x'",
      colorMode: "{ defautl: 'dark' }",
      toolVersion: '9',
      base: "'a/b'",
      url: "'https://tiny.example/'",
      reports: "{ brokenLinks: 'loud', orfans: 'warn' }",
      navbar: '{ items: [], hideOnScrol: true }',
      footer: "{ links: [{ titel: 'x', items: [] }], copyright: 'x' }",
      redirects: "{ '/a/': '/b' }",
    }),
  )
  log(
    'cfg2',
    await c({
      locales: "[{ code: 'en', label: 'English', direction: 'lrt', htmlLang: 'en', calendar: 'gregory', path: '/en' }]",
      docs: versionsText({ path: "'docs'", isLast: "'yes'" }),
      analytics: "{ src: 'x' }",
      announcement: "{ id: '', content: { en: 'x' } }",
      editUrl: "'https://x'",
    }),
  )
  log(
    'navbar',
    await c({
      navbar:
        "{ items: [{ type: 'serach' }, { label: 'Nowhere' }, { label: 'Both', to: '/docs/start', href: 'https://x.example' }, { type: 'dropdown', label: 'More', items: [{ type: 'doc', docid: 'start', label: 'A' }, { type: 'nosuch' }] }, { type: 'docSidebar' }, { label: 'x', to: 'docs/' }, {type: 'dropdown', label: 'x', items: []}, {label: 'x', items: []}] }",
    }),
  )
  log('versions', await c({ docs: versionsText({}, { path: "'/docs'" }, { name: "'1.0'" }) }))
  log(
    'dup locales',
    await c({
      locales:
        "[{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' }, { code: 'ru', label: 'R', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: '/' }]",
    }),
  )
  log('main doc', await c({ docs: versionsText({ mainDocId: "'strat'" }) }))
  log(
    'footer',
    await c({
      footer:
        "{ links: [{ label: 'Nowhere' }, { label: 'x', to: '/docs/strat' }, {label: 'b', to: '/docs/more', href: 'https://x.example' }], copyright: 'x' }",
      redirects: "{ '/docs/old': '/docs/mroe', '/docs/more': '/docs/start' }",
      announcement: "{ id: 'x', content: '<a href=\"/docs/stat\">x</a>' }",
      navbar:
        "{ items: [{ label: 'N', to: '/nope' }, { type: 'dropdown', label: 'x', items: [{ label: 'd', to: '/docs/moree' }] }] }",
    }),
  )
  log(
    'links',
    await p({
      'content/en/docs/start.md': pageText(
        'S',
        '## Install\n\n[a](/docs/mroe) [b](/docs/more#detials) [c](./mroe.md) [d](#instal) [e](/docs/more#top) [f](/docs) [g](/favicon.svg) [h](../outside.md) [i](more.md#details) [j](/) [k](/docs/more/)',
      ),
    }),
  )
  log(
    'links2',
    await p({
      'content/en/docs/start.md': pageText(
        'S',
        '## Install\n\n[a](/docs/mroe) [b](/docs/more#detials) [c](./mroe.md) [d](#instal) [e](/docs/more#top) [f](/docs) [g](/favicon.svg) [i](more.md#details) [j](/) [k](/#x)',
      ),
    }),
  )
  log(
    'home',
    await p({
      'content/en/home.md': validSite()['content/en/home.md'] + '\n## Part\n\n[a](#part) [b](#prat) [c](/docs/nope)\n',
    }),
  )
  log(
    'dup',
    await p({ 'content/en/docs/more/index.md': pageText('M', 'x'), 'content/en/docs/index.md': pageText('M', 'x') }),
  )
  log('orphan', await p({ 'content/en/docs/alone.md': pageText('M', 'x') }))
  log(
    'twin',
    await p({
      'content/ru/docs/more.md': twinText(validSite()['content/en/docs/more.md']!, 'М', '## Д {#other}'),
      'content/ru/docs/start.md': pageText('Ru', '## У {#install}'),
    }),
  )
  log(
    'draft',
    await p({
      'content/en/docs/more.md': pageText('M', 'x', { draft: 'true' }),
      'content/ru/docs/more.md': pageText('M', 'x', { draft: 'true' }),
    }),
  )
})
