import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { plainText } from '../../../engine/files/read-text.ts'
import { formatProblem } from '../../../engine/problems/problem.ts'
import { frontMatterSchema, parseFrontMatter } from '../../../engine/read/front-matter.ts'
import { problemsIn } from './problems.ts'
import { runBuild } from './run-build.ts'
import { description, removeSites, validSite, writeSite } from './site-fixture.ts'

afterAll(removeSites)

const valid = { title: 'Start', description, kind: 'tutorial' }

/** Problems of a page with this front matter. */
function problems(changes: Readonly<Record<string, string | undefined>>): string[] {
  const entries = Object.entries({ ...valid, ...changes }).filter(([, value]) => value !== undefined)
  return problemsOfText(`---\n${entries.map(([key, value]) => `${key}: ${value}\n`).join('')}---\n\nText\n`)
}

function problemsOfText(text: string): string[] {
  return parseFrontMatter('a.md', text, frontMatterSchema).problems.map(formatProblem)
}

describe('front matter', () => {
  it('is accepted with every key that the manual names', () => {
    const all = { target: 'ssh', sidebarLabel: 'S', keywords: '[a, b]', draft: 'true', source: '3f2a9c01b7de' }
    expect(problems(all)).toEqual([])
  })

  it('reads a state of a page that looks like a number', () => {
    const text = `---\ntitle: T\ndescription: ${description}\nkind: tutorial\nsource: 591e20180412\n---\n`
    const { data, problems } = parseFrontMatter('a.md', text, frontMatterSchema)
    expect(problems).toEqual([])
    expect(data?.source).toBe('591e20180412')
  })

  it('keeps three hyphens at the end of a value', () => {
    const text = `---\ntitle: Before---\ndescription: ${description}\nkind: tutorial\n---\nText\n`
    const { data, body, bodyOffset } = parseFrontMatter('a.md', text, frontMatterSchema)
    expect({ title: data?.title, body, bodyOffset }).toEqual({ title: 'Before---', body: 'Text\n', bodyOffset: 5 })
  })

  it.each(['\uFEFF', ''])('counts lines alike with other line ends and a byte order mark (%j)', (mark) => {
    const lines = ['---', 'title: T', `description: ${description}`, 'kind: tutorial', 'tilte: T', '---', 'Text', '']
    expect(problemsOfText(plainText(mark + lines.join('\r\n')))).toEqual([
      'a.md:5  Unknown key "tilte".\n    Did you mean "title"?',
    ])
  })

  it.each([
    ['no front matter', 'Only text\n'],
    ['no end of it', '---\ntitle: Start\n'],
  ])('is asked for where there is %s', (_, text) => {
    expect(problemsOfText(text)).toEqual([
      'a.md:1  The page has no front matter.\n' +
        '    Begin the file with a line "---", the title, the description and the kind, and another line "---".',
    ])
  })

  it('is asked for keys and values where it is a list', () => {
    expect(problemsOfText('---\n- a\n---\n')).toEqual([
      'a.md:2  The front matter does not consist of keys and values.\n' +
        '    Write one "key: value" on a line (see docs/authoring.md).',
    ])
  })

  it('names the line that is not YAML', () => {
    const [problem, ...more] = problems({ title: 'Start', kind: 'a: b' })
    expect(problem).toMatch(/^a\.md:4 {2}The front matter is not YAML: /)
    expect(problem).toContain('A text that contains ": " or begins with a special sign needs quotes.')
    expect(more).toEqual([])
  })

  it.each(['*nope', '[a, *nope]', '{ a: *nope }'])('names the line of what stands for nothing: %s', (value) => {
    expect(problems({ keywords: value })).toEqual([
      'a.md:5  The front matter names what it does not have: "*nope".\n    A text that begins with "*" needs quotes.',
    ])
  })

  it.each(['__proto__', 'constructor', 'toString'])('knows no key %s', (key) => {
    expect(problems({ [key]: '1' })).toEqual([expect.stringContaining(`a.md:5  Unknown key "${key}".`)])
  })

  it.each([
    ['title: "Start', 'What begins with a quote or a bracket must end with one, on the same line.'],
    ['title: Start\n\tkind: tutorial', 'Indent with spaces.'],
    ['title: Start\ntitle: Begin', 'Keep one of the two lines.'],
  ])('says what to do about what is not YAML: %j', (lines, hint) => {
    const [problem] = problemsOfText(`---\n${lines}\n---\n`)
    expect(problem).toMatch(/^a\.md:\d {2}The front matter is not YAML: .*[^.]\.\n/)
    expect(problem).toContain(`\n    ${hint}`)
  })

  it.each(['title', 'description', 'kind'])('must have the key %s', (key) => {
    expect(problems({ [key]: undefined })).toEqual([
      `a.md:2  "${key}" is missing.\n    Add "${key}: …" (see docs/authoring.md).`,
    ])
  })

  it.each([
    ['title', '" "', 'a.md:2  "title" is empty.\n    See docs/authoring.md.'],
    ['description', 'Too short.', 'a.md:3  "description" is shorter than 50 characters.\n    See docs/authoring.md.'],
    [
      'description',
      'd'.repeat(161),
      'a.md:3  "description" is longer than 160 characters.\n    See docs/authoring.md.',
    ],
    [
      'kind',
      'tutorail',
      'a.md:4  "kind" has an unknown value.\n' + '    Write one of: tutorial, how-to, reference, explanation.',
    ],
    ['target', 'podman', 'a.md:5  "target" has an unknown value.\n    Write one of: local, ssh, docker, k8s.'],
    ['draft', 'maybe', 'a.md:5  "draft" is wrong: expected boolean, received string.\n    See docs/authoring.md.'],
    [
      'source',
      'abc',
      'a.md:5  "source" is not the state of a page (12 hexadecimal digits).\n    See docs/authoring.md.',
    ],
    ['sidebarLable', 'S', 'a.md:5  Unknown key "sidebarLable".\n    Did you mean "sidebarLabel"?'],
    ['zzz', '1', `a.md:5  Unknown key "zzz".\n    Known names: ${Object.keys(frontMatterSchema.shape).join(', ')}.`],
  ])('says what is wrong with %s: %s', (key, value, message) => {
    expect(problems({ [key]: value })).toEqual([message])
  })

  it('is UTF-8, as every page', async () => {
    const site = writeSite()
    const utf16 = Buffer.from(`\uFEFF${validSite()['content/en/docs/more.md']}`, 'utf16le')
    writeFileSync(join(site, 'content/en/docs/more.md'), utf16)
    expect(await problemsIn(site)).toEqual(['content/en/docs/more.md  The file is not UTF-8.\n    Save it as UTF-8.'])
  })

  it('says everything at once, and builds nothing', async () => {
    const site = writeSite({
      'content/en/docs/more.md': 'Only text\n',
      'content/ru/docs/more.md': '---\ntitle: T\nkind: tutorial\ndescription: Too short.\n---\n',
      'content/ru/home.md': '---\ntitle: T\nkind: tutorial\n---\n',
      'content/en/home.md': undefined,
    })
    const { code, stdout, stderr, files } = await runBuild(site)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain('content/en/docs/more.md:1  The page has no front matter.')
    expect(stderr).toContain('content/ru/docs/more.md:4  "description" is shorter than 50 characters.')
    expect(stderr).toContain('content/ru/home.md:2  "description" is missing.')
    expect(stderr).toContain('content/ru/home.md:3  Unknown key "kind".')
    expect(stderr).toContain('content/en/home.md  The front page is missing.\n    Write it: ')
    expect(stderr).toMatch(/\nNothing was written: 5 problem\(s\) above\.\n$/)
    expect([...files]).toEqual([])
  })
})
