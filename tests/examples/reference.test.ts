import { describe, expect, it } from 'vitest'
import type { FileContext } from '../../engine/markdown/report.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { referenceEntries } from '../../features/api-reference/entries.ts'
import { nameIn } from '../../features/api-reference/names.ts'
import { signatureOf, tooltipsOf } from '../../features/api-reference/tooltips.ts'
import { parseArticle } from '../parse-article.ts'

const body = `Text with \`$.never()\`.

## \`$.ssh(options)\`

Opens a **context** for [one host](/docs/ssh). It connects later.

### \`ProcessPromise.nothrow()\` {#quiet}

A failure is a \`result\`.

\`\`\`md
## \`$.fenced()\`
\`\`\`

## \`xec on\`

## \`Command\`

:::signature{of="Command"}
:::

What the engine runs.

| a | b |
`

function page(route: string, text: string, kind = 'reference'): SourcePage {
  return { route, body: text, frontMatter: { kind } } as unknown as SourcePage
}

const entries = referenceEntries([
  page('/docs/api', body),
  page('/docs/later', '## `$.ssh()`\n\nAnother.'),
  page('/docs/guide', '## `$.guide()`\n', 'how-to'),
  page('/docs/faq', '## Does `$.question()` help?\n'),
  page('/docs/keys', '## `privateKey`\n\n:::keys{of="targets"}\n:::\n'),
])

describe('names of inline code', () => {
  it.each([
    ['$.ssh({ host })', '$.ssh'],
    ['await $.dispose()', '$.dispose'],
    ['.nothrow()', '.nothrow'],
    ['nothrow()', 'nothrow'],
    ['maxConcurrency: 4', 'maxConcurrency'],
    ['xec on hosts.web "ls"', 'xec on hosts'],
    ['SSHAdapterOptions', 'SSHAdapterOptions'],
    ['K8sPod', 'K8sPod'],
    ['Command', undefined],
    ['run', undefined],
    ['./file', undefined],
  ])('%s', (code, name) => {
    expect(nameIn(code)).toBe(name)
  })
})

it('reads names, places and first sentences of reference pages only', () => {
  expect(Object.fromEntries([...entries].map(([name, { url, text }]) => [name, [url, text]]))).toEqual({
    '$.ssh': ['/docs/api#sshoptions', 'Opens a context for one host.'],
    'ProcessPromise.nothrow': ['/docs/api#quiet', 'A failure is a result.'],
    '.nothrow': ['/docs/api#quiet', 'A failure is a result.'],
    nothrow: ['/docs/api#quiet', 'A failure is a result.'],
    'xec on': ['/docs/api#xec-on', ''],
    Command: ['/docs/api#command', 'What the engine runs.'],
  })
})

describe('in an article', () => {
  const context: FileContext = {
    file: 'content/ru/docs/guide/start.md',
    locale: 'ru',
    localeCodes: ['en', 'ru'],
    localePath: '/ru/',
    base: '/base/',
    siteUrl: 'https://site.example',
    pageUrl: 'https://site.example/base/ru/docs/guide/start',
    toolVersion: '1.2.3',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    data: { reference: Object.fromEntries([...entries].map(([name, { url }]) => [name, url])) },
    bodyOffset: 0,
  }
  const text = 'Use `$.ssh({ host })`, then `$.ssh()`, `.nothrow()` and [`$.ssh`](/docs/other).\n'

  it('links each description once, the first time', async () => {
    const { html, names, links } = await parseArticle(text, context)
    const tooltips = '/base/ru/docs/guide/start.names.json'
    expect(html).toBe(
      `<p>Use <a class="api" href="/base/ru/docs/api#sshoptions" data-tooltip="${tooltips}#$.ssh"><code>$.ssh({ host })</code></a>, ` +
        `then <code>$.ssh()</code>, <a class="api" href="/base/ru/docs/api#quiet" data-tooltip="${tooltips}#.nothrow">` +
        '<code>.nothrow()</code></a> and <a href="/base/ru/docs/other"><code>$.ssh</code></a>.</p>',
    )
    expect(names).toEqual(['$.ssh', '.nothrow'])
    expect(links.map(({ path, hash }) => [path, hash])).toContainEqual(['/ru/docs/api', 'quiet'])
  })

  it('does not link a description to itself, nor anything where nothing is described', async () => {
    const own = await parseArticle(text, { ...context, pageUrl: 'https://site.example/base/ru/docs/api' })
    const none = await parseArticle(text, { ...context, data: {} })
    expect(own.names).toBeUndefined()
    expect(none.html).not.toContain('class="api"')
  })
})

describe('in signatures', () => {
  const reference = { RetryOptions: '/docs/api/types#retryoptions', Command: '/docs/api/types#command' }
  const context = {
    ...page('', ''),
    locale: 'en',
    localeCodes: ['en', 'ru'],
    localePath: '/',
    base: '/',
    siteUrl: 'https://site.example',
  }
  const parse = (path: string, text: string) =>
    parseArticle(text, { ...context, pageUrl: context.siteUrl + path, folders: [], data: { reference } } as never)
  const options =
    ':::options{of="Command.progress"}\n- `enabled`: a.\n- `onProgress`: a.\n- `updateInterval`: a.\n- `reportLines`: a.\n:::'

  it('types lead to where they are described, every time', async () => {
    const { html, links } = await parse('/docs/other', ':::signature{of="$.execute, $.execute"}\n:::')
    expect(html.match(/href="\/docs\/api\/types#command" data-tooltip="[^"]*#Command">Command<\/a>/g)).toHaveLength(2)
    expect(links.map(({ hash }) => hash)).toEqual(['command', 'command'])
  })

  it('stay on the page that describes them', async () => {
    const { html, links } = await parse('/docs/api/types', `:::signature{of="$.execute"}\n:::\n\n${options}`)
    expect(html).toContain('<a class="api n" href="#command">Command</a>')
    expect(links).toEqual([])
  })
})

describe('tooltips', () => {
  it('have the signature of the facts and the first sentence', () => {
    expect(tooltipsOf(['$.ssh', '.nothrow', 'unknown'], entries)).toEqual({
      '$.ssh': {
        signature: "$.ssh(options: Omit<SSHAdapterOptions, 'type'>): SSHExecutionContext",
        text: 'Opens a context for one host.',
      },
      '.nothrow': { signature: 'ProcessPromise.nothrow(): ProcessPromise', text: 'A failure is a result.' },
    })
  })

  it.each([
    ['$.parallel.settled', /^\$\.parallel\.settled\(/],
    ['CommandError', /CommandError/],
    ['within', /^within<T>\(/],
    ['NoSuchThing', /^$/],
  ])('%s', (name, signature) => {
    expect(signatureOf(name)).toMatch(signature)
  })
})
