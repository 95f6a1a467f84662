import { afterAll, describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'
import { page, pagesOnly, runBuild } from './run-build.ts'
import { pageText, removeSites, type SiteFiles, translationText, writeSite } from './site-fixture.ts'

afterAll(removeSites)

const facts = '{severity=data-loss on="local docker" topic=output repaired="1.2.0"}'

/** The valid site, its page `more` with an entry in both languages, and its page `start` with the list of all. */
function withEntry({ attributes = facts, english = 'Output is `cut`', russian = 'Вывод обрезан' } = {}): SiteFiles {
  const list = pageText('Start', '## Install\n\n:::issues\n:::\n\n[On](/docs/more#details)')
  const entry = pageText('More', `## Details\n\n### ${english} {#cut}\n\n:::issue${attributes}\nCommands\n:::\n\nWait.`)
  const translation = `## Детали {#details}\n\n### ${russian} {#cut}\n\n:::issue\nкоманды\n:::\n\nПодождите.`
  return {
    'content/en/docs/start.md': list,
    'content/ru/docs/start.md': translationText(
      list,
      'Начало',
      '## Установка {#install}\n\n:::issues\n:::\n\n[Дальше](/docs/more#details)',
    ),
    'content/en/docs/more.md': entry,
    'content/ru/docs/more.md': translationText(entry, 'Подробнее', translation),
  }
}

const rowOf = (html: string) => /<tr id="cut"[\s\S]*?<\/tr>/.exec(html)?.[0].replace(/\n/g, '')

describe('known issues', () => {
  it('are listed by another page, in each language with the facts of the English entry', async () => {
    const built = await runBuild(writeSite(withEntry()), pagesOnly)
    expect(built.code, built.stderr).toBe(0)
    const data = '<tr id="cut" data-severity="data-loss" data-on="local docker" data-topic="output">'
    expect(rowOf(page(built, 'docs/start.html'))).toBe(
      `${data}<td><a href="/docs/more#cut">Output is <code>cut</code></a></td><td data-label="Affects">Commands</td>` +
        '<td data-label="Where">local, Docker</td><td data-label="Severity">data loss</td>' +
        '<td data-label="Repaired in">1.2.0</td></tr>',
    )
    expect(rowOf(page(built, 'ru/docs/start.html'))).toBe(
      `${data}<td><a href="/ru/docs/more#cut">Вывод обрезан</a></td><td data-label="Что затронуто">команды</td>` +
        '<td data-label="Среда">локально, Docker</td><td data-label="Последствие">потеря данных</td>' +
        '<td data-label="Исправлено в версии">1.2.0</td></tr>',
    )
    expect(page(built, 'ru/docs/more.html')).toContain('<dd>потеря данных</dd>')
    // The site has no collection of messages.
    expect(page(built, 'ru/docs/more.html')).not.toContain('class="issue-message"')
    // Only pages with entries load their styles.
    expect(page(built, 'docs/more.html')).toMatch(/assets\/issues-/)
    expect(page(built, 'index.html')).not.toMatch(/assets\/issues-/)
  })

  it('show the messages of the collection that lead to them, in both languages', async () => {
    const message = (id: string, route: string) =>
      `  ${id}:\n    group: output\n    message: '${id} of <name> is gone'\n    pattern: '${id} of .+ is gone'\n` +
      `    seen: ['${id} of shop is gone']\n    origin: core\n    cause: { en: Cut, ru: Обрезан }\n` +
      `    cure: { en: Wait, ru: Ждите }\n    page: ${route}\n`
    const messages =
      'groups:\n  output: { en: Output, ru: Вывод, page: /docs/start }\npages:\n  /docs/more: { en: More, ru: Подробнее }\n' +
      `messages:\n${message('first', '/docs/more#cut')}${message('second', '/docs/more')}`
    const built = await runBuild(writeSite({ ...withEntry(), 'content/reference/messages.yml': messages }), pagesOnly)
    expect(built.code, built.stderr).toBe(0)
    const shown = (label: string) =>
      `<div class="issue-message"><dt class="issue-fact">${label}</dt><dd><code>first of &lt;name> is gone</code></dd></div>`
    expect(page(built, 'docs/more.html')).toContain(shown('Message'))
    expect(page(built, 'ru/docs/more.html')).toContain(shown('Сообщение'))
    expect(page(built, 'docs/more.html')).not.toContain('second of')
  })

  it('with a change of one fact change in the list and in the translation, although their files are as before', async () => {
    const site = writeSite(withEntry())
    const first = await runBuild(site, pagesOnly)
    const changed = withEntry({ attributes: facts.replace('data-loss', 'surprise') })
    const second = await runBuild(
      writeSite({ ...withEntry(), 'content/en/docs/more.md': changed['content/en/docs/more.md'] }),
      pagesOnly,
    )
    expect(rowOf(page(first, 'ru/docs/start.html'))).toContain('потеря данных')
    expect(rowOf(page(second, 'ru/docs/start.html'))).toContain('неожиданное поведение')
    expect(page(second, 'ru/docs/more.html')).toContain('<dd>неожиданное поведение</dd>')
  })

  it.each([
    ['severity', 'data-loss', 'data-los', 'Unknown severity "data-los" of an issue.\n    Did you mean "data-loss"?'],
    ['environment', 'docker', 'dokcer', 'Unknown place "dokcer" of an issue.\n    Did you mean "docker"?'],
    ['topic', 'topic=output', 'topic=outptu', 'Unknown topic "outptu" of an issue.\n    Did you mean "output"?'],
  ])('with a wrong %s stop the build', async (_, right, wrong, message) => {
    const found = await problemsOf(withEntry({ attributes: facts.replace(right, wrong) }))
    expect(found).toContain(`content/en/docs/more.md:11:1  ${message}`)
  })

  it('need an English entry', async () => {
    const files = withEntry()
    const english = files['content/en/docs/more.md']?.replace(/:::issue\{.*\}\n.*\n:::\n/, 'Text') ?? ''
    expect(await problemsOf({ ...files, 'content/en/docs/more.md': english })).toContain(
      'content/ru/docs/more.md:12:1  No English page states the facts of the entry "cut".\n    Facts stand in the English ' +
        'page alone: write the same entry there, with ":::issue{severity=…}".',
    )
  })
})
