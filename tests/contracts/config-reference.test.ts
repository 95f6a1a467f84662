import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigurationManager } from '@xec-sh/ops'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLanguages } from '../../engine/config/localized-schema.ts'
import type { FileContext } from '../../engine/markdown/report.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { formatProblem } from '../../engine/problems/problem.ts'
import { referenceProblems } from '../../features/tool-reference/reference-problems.ts'
import { referenceStateOf } from '../../features/tool-reference/reference-state.ts'
import { configDefaults } from '../../features/tool-reference/rules/facts.ts'
import { configSections, keysOf } from '../../features/tool-reference/rules/keys.ts'
import { parseArticle } from '../parse-article.ts'

/** A site with words for every key. */
const site = fileURLToPath(new URL('../fixtures/sites/tools', import.meta.url))
const wordsFile = 'content/reference/config.yml'

function contextOf(locale: LocaleCode): FileContext {
  return {
    file: `content/${locale}/docs/configuration/keys.md`,
    locale,
    localeCodes: ['en', 'ru'],
    localePath: locale === 'en' ? '/' : '/ru/',
    base: '/',
    siteUrl: 'https://site.example',
    pageUrl: 'https://site.example/docs/configuration/keys',
    toolVersion: '1.2.3',
    folders: [{ folder: 'docs', path: '/docs' }],
    tabGroups: {},
    bodyOffset: 5,
    data: { toolReference: referenceStateOf(site) },
  }
}

const drawn = (source: string, locale: LocaleCode = 'en') => parseArticle(source, contextOf(locale))
const problemsOf = async (source: string) => (await drawn(source)).problems.map(formatProblem)

/** The row of a table that begins with a name, as it is on the page. */
function rowOf(html: string, id: string): string {
  return new RegExp(`<tr id="${id.replaceAll(/[.$]/g, '\\$&')}">[\\s\\S]*?</tr>`).exec(html)?.[0] ?? ''
}

describe('a section', () => {
  it('has a row for each key, with an id and a link to itself', async () => {
    const { html, ids, problems } = await drawn(':::keys{of="targets.hosts"}\n:::')
    expect(problems).toEqual([])
    expect(ids).toEqual(keysOf('targets.hosts').map(({ path }) => path))
    expect(rowOf(html, 'targets.hosts.port')).toContain('href="#targets.hosts.port"')
  })

  it('says type, range and default of a key, and shows how it is written', async () => {
    const row = rowOf((await drawn(':::keys{of="targets.hosts"}\n:::')).html, 'targets.hosts.port')
    for (const part of ['<code class="type">number</code> 1–65535', '<code>22</code>', '<code>port: 2222</code>'])
      expect(row).toContain(part)
  })

  it('says what a key does not do, and what to do instead', async () => {
    const { html } = await drawn(':::keys{of="targets.hosts"}\n:::')
    expect(rowOf(html, 'targets.hosts.proxy')).toMatch(
      /effect-none">No effect in 1\.2\.3\.<\/strong> .*Do it yourself\./,
    )
    expect(rowOf(html, 'targets.hosts.privateKey')).toContain('effect-partly">Works in part in 1.2.3.')
    expect(rowOf(html, 'targets.hosts.host')).not.toContain('effect')
  })

  it('is found by its keys as they are typed', async () => {
    const { sections } = await drawn(':::keys{of="targets.hosts"}\n:::')
    expect(sections[0]?.rows).toEqual(expect.arrayContaining(['privateKey', 'sudo.password']))
  })

  it('is a table for programs that read', async () => {
    const { markdown } = await drawn(':::keys{of="targets.hosts"}\n:::', 'ru')
    expect(markdown).toContain('| `user` | `string` | | Ключ `targets.hosts.user`. Пример: `user: deploy`. |')
  })
})

describe('the whole file', () => {
  it('has a heading for each section and every key once', async () => {
    const { headings, ids, problems } = await drawn(':::keys{all}\n:::')
    expect(problems).toEqual([])
    expect(headings).toHaveLength(configSections.length)
    const paths = configSections.flatMap((section) => keysOf(section).map(({ path }) => path))
    expect(paths.filter((path) => !ids.includes(path))).toEqual([])
  })

  it('leads from the key of a section to its heading', async () => {
    const { html } = await drawn(':::keys{all}\n:::')
    expect(rowOf(html, 'targets.hosts')).toContain('<a href="#targets-hosts"><code class="name">hosts</code></a>')
  })
})

describe('defaults and variables', () => {
  it('are those of the packages', async () => {
    const projectRoot = mkdtempSync(join(tmpdir(), 'empty-project-'))
    try {
      const manager = new ConfigurationManager({ projectRoot, globalHomeDir: projectRoot, envPrefix: 'NONE_' })
      expect(await manager.load()).toEqual(configDefaults)
    } finally {
      rmSync(projectRoot, { recursive: true })
    }
  })

  it('of a configuration are a sample that marks what does nothing', async () => {
    const { markdown } = await drawn(':::config-defaults\n:::')
    expect(markdown).toContain('    defaultTimeout: 30s # No effect in 1.2.3\n  on:\n    parallel: false\n')
  })

  it('of the environment have an id without brackets', async () => {
    const { html } = await drawn(':::environment\n:::')
    expect(rowOf(html, 'XEC_VARS_NAME')).toContain('<code>XEC_VARS_TAG=v2</code>')
  })
})

describe('a block that is wrong', () => {
  it.each([
    [':::keys{of="targets.host"}\n:::', 'has no section "targets.host".\n    Did you mean "targets.hosts"?'],
    [':::keys\n:::', 'names a section, or says "all".'],
    [':::keys{all of="tasks"}\n:::', 'names a section, or says "all".'],
    [':::keys{off="tasks"}\n:::', 'Unknown attribute "off"'],
    [':::environment{all}\n:::', 'Unknown attribute "all"'],
    [':::config-defaults\nText\n:::', 'must be empty'],
  ])('%j', async (source, said) => {
    const [problem] = await problemsOf(source)
    expect(problem).toContain(said)
    expect(problem).toMatch(/keys\.md:6/)
  })
})

describe('words', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'))
    cpSync(join(site, wordsFile), join(root, wordsFile), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** What is wrong after an edit, and the line that was edited. */
  function edited(from: string, to: string): { said: string[]; line: number } {
    const text = readFileSync(join(site, wordsFile), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(root, wordsFile), text.replace(from, to))
    const said = withLanguages(['en', 'ru'], () => referenceProblems(root)).map(formatProblem)
    return { said, line: text.slice(0, text.indexOf(from)).split('\n').length }
  }

  it('are there for every key', () => {
    expect(withLanguages(['en', 'ru'], () => referenceProblems(root)).map(formatProblem)).toEqual([])
  })

  it('of no key name the nearest one, and the key without words', () => {
    const { said, line } = edited('  targets.hosts.user:', '  targets.hosts.usr:')
    expect(said).toHaveLength(2)
    expect(said[0]).toContain(`${wordsFile}:${line} `)
    expect(said[0]).toContain('There is no key "targets.hosts.usr".\n    Did you mean "targets.hosts.user"?')
    expect(said[1]).toContain('The key "targets.hosts.user" has no words.')
  })

  it('say what to do in the place of a key without effect', () => {
    const key = '  targets.containers.cwd: { en: '
    const other = '  targets.containers.cwd: { en: A, ru: Б }\n  # '
    expect(edited(key, other).said).toEqual([
      expect.stringContaining('"targets.containers.cwd" has no effect and says nothing to do instead.'),
    ])
  })

  it('say nothing in the place of a key that works', () => {
    const { said } = edited('  name: { en:', '  name: { instead: { en: A, ru: Б }, en:')
    expect(said).toEqual([expect.stringContaining('"name" works, so nothing stands in its place.')])
  })

  it('are in both languages', () => {
    const { said } = edited(", ru: 'Переменная `NO_COLOR`.' }", ' }')
    expect(said).toEqual([expect.stringContaining('"environment.NO_COLOR.ru" is missing.')])
  })
})
