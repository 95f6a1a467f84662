import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import type { Article } from '../../engine/markdown/article.ts'
import { rehypeSecurityPolicy } from '../../engine/markdown/html/security-policy.ts'
import type { PagePictures } from '../../engine/markdown/pictures/picture.ts'
import type { FileContext } from '../../engine/markdown/report.ts'
import type { Issue } from '../../engine/model/issue.ts'
import { formatProblem } from '../../engine/problems/problem.ts'
import { behaviorStateOf } from '../../features/behavior/known-behavior.ts'
import { referenceStateOf } from '../../features/tool-reference/reference-state.ts'
import { parseArticle } from '../parse-article.ts'

/**
 * A case is `<folder>/<case>.md` with what it becomes beside it: `.html`, `.problems.txt` where something is wrong,
 * `.warnings.txt` where something is doubtful,
 * `.summary.html` where there is a truncation mark, in the folder `collect` the rest of the article as
 * `.json`, in `plain-markdown` its plain Markdown as `.plain.txt`.
 * `x.ru.md` is a Russian page. `UPDATE=1 npx vitest run …` writes what the cases become now, `UPDATE=links` for one
 * folder: read the difference before you keep it.
 */
const fixtures = new URL('../fixtures/markdown/', import.meta.url)
const update = process.env.UPDATE

const folders = readdirSync(fixtures).filter((folder) => casesIn(folder).length > 0)

for (const folder of folders.sort()) {
  describe(folder, () => {
    const here = new URL(`${folder}/`, fixtures)
    for (const name of casesIn(folder)) {
      test(name, async () => {
        const source = readFileSync(new URL(name, here), 'utf8')
        const outputs = outputsOf(await parseArticle(source, contextOf(name)), folder)
        for (const [suffix, text] of Object.entries(outputs)) {
          const file = new URL(name.replace(/\.md$/, suffix), here)
          if (update === '1' || update === folder) keep(file, text)
          expect(text, basename(file.pathname)).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
        }
      })
    }
  })
}

test('lines count from the beginning of the file', async () => {
  const article = await parseArticle('[a](/docs/a)\n\n# One', { ...contextOf('page.md'), bodyOffset: 7 })
  expect(article.links).toMatchObject([{ line: 8, column: 1 }])
  expect(article.problems).toMatchObject([{ file: 'content/en/docs/guide/page.md', line: 10, column: 1 }])
})

test('a site at the root of its host knows its own links', async () => {
  const source =
    '[own](https://site.example/docs/a), [root](https://site.example), [other](https://site.example.org/docs/a)'
  const { links } = await parseArticle(source, { ...contextOf('page.md'), base: '/' })
  expect(links.map(({ kind, path }) => [kind, path])).toEqual([
    ['route', '/docs/a'],
    ['route', '/'],
    ['external', undefined],
  ])
})

test('pages do not share what they collect', async () => {
  const source = '## Same\n\n:::::tabs\n:::tab[A]{value=a}\nText\n:::\n:::::'
  const [first, second] = await Promise.all([1, 2].map(() => parseArticle(source, contextOf('page.md'))))
  expect(second).toEqual(first)
  expect(first?.ids).toEqual(['same', 'tabs-1-a-tab', 'tabs-1-a'])
})

test('style attributes and inline handlers do not get out', () => {
  const file = new VFile()
  file.data.context = contextOf('page.md')
  const properties = { style: 'color: red', onClick: 'alert(1)', title: 'on', id: undefined }
  rehypeSecurityPolicy({ type: 'root', children: [{ type: 'element', tagName: 'p', properties, children: [] }] }, file)
  expect(file.data.problems?.map(({ message }) => message)).toEqual([
    '<p> got the attribute "style".',
    '<p> got the attribute "onClick".',
  ])
})

function casesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, fixtures))
    .filter((file) => file.endsWith('.md'))
    .sort()
}

/** Pictures as the build hands them to the pipeline, drawn or not. */
const parts = {
  ...{ width: 1030, height: 500, fallback: 'parts-0.png', placeholder: 'data:image/webp;base64,AAAA' },
  avif: [640, 1030].map((width) => ({ name: `parts-0-${width}.avif`, width })),
}
const drawing = { width: 400, height: 200, fallback: 'drawing-0.svg', avif: [] }
const pictures: PagePictures = {
  './parts.png': { light: parts },
  './a.png': { light: parts },
  './theme.png': { light: parts, dark: { ...parts, fallback: 'parts.dark-0.png', avif: [] } },
  './drawing.svg': { light: drawing },
  './prats.png': { problem: 'does not exist', hint: 'Did you mean "parts.png"?' },
}

/** Entries of this page and of another one, as the build reads them before it parses any. */
/** Other pages of the fixtures have none: their words would be links. */
const glossary = {
  root: fileURLToPath(new URL('../fixtures/markdown/glossary', import.meta.url)),
  hash: 'fixture',
}

const issues: readonly Issue[] = [
  {
    ...{ id: 'late', title: 'Lines of `tail -f` come late', affects: 'Live logs', url: '/docs/guide/ssh#late' },
    ...{ severity: 'surprise', on: ['ssh', 'docker'], topic: 'output', repaired: '1.3.0' },
  },
  {
    ...{ id: 'cut', title: 'Output is cut', affects: 'Commands with `&`', url: '/docs/guide/output#cut' },
    ...{ severity: 'data-loss', on: ['local', 'ssh', 'docker', 'k8s'], topic: 'output' },
  },
]
/** What probes have found, as a site of three of them has it recorded. */
const behavior = behaviorStateOf(fileURLToPath(new URL('../fixtures/sites/probes', import.meta.url)))
/** Words for some of the tool's commands, and two messages. */
const toolReference = referenceStateOf(fileURLToPath(new URL('../fixtures/sites/tool-reference', import.meta.url)))

function contextOf(name: string): FileContext {
  const locale = name.endsWith('.ru.md') ? 'ru' : 'en'
  return {
    file: `content/${locale}/docs/guide/${name.replace('.ru.md', '.md')}`,
    locale,
    localeCodes: ['en', 'ru'],
    localePath: locale === 'en' ? '/' : `/${locale}/`,
    base: '/base/',
    siteUrl: 'https://site.example',
    pageUrl: `https://site.example/base/${locale === 'en' ? '' : `${locale}/`}docs/guide/${name.replace(/(?:\.ru)?\.md$/, '')}`,
    toolVersion: '1.2.3',
    folders: [
      { folder: 'docs', path: '/docs' },
      { folder: 'docs-1.0', path: '/docs/1.0' },
      { folder: '', path: '/' },
    ],
    tabGroups: { target: ['local', 'ssh', 'docker', 'k8s'], 'package-manager': ['npm', 'pnpm', 'yarn', 'bun'] },
    pictures,
    data: {
      ...(name.startsWith('glossary') && { glossary }),
      projects: { shop: { 'deploy.ts': 'console.log(1)\n', '.xec/config.yaml': "version: '1.0'\n" }, gone: null },
      issues,
      behavior,
      toolReference,
    },
    bodyOffset: 0,
  }
}

/** The terms of the search are counted from the sections, and have tests of their own. */
function outputsOf(article: Article, folder: string): Record<string, string> {
  const { html, markdown, summary, problems, warnings, terms: _, colours: __, ...rest } = article
  return {
    // The space that nobody can see, made visible.
    '.html': `${html.replaceAll('\u00a0', '&nbsp;')}\n`,
    '.summary.html': summary === undefined ? '' : `${summary.replaceAll('\u00a0', '&nbsp;')}\n`,
    '.warnings.txt': (warnings ?? []).map((problem) => `${formatProblem(problem)}\n`).join(''),
    '.problems.txt': problems.map((problem) => `${formatProblem(problem)}\n`).join(''),
    '.plain.txt': folder === 'plain-markdown' ? `${markdown}\n` : '',
    '.json': folder === 'collect' ? `${JSON.stringify(rest, null, 2)}\n` : '',
  }
}

function keep(file: URL, text: string): void {
  if (text === '') rmSync(file, { force: true })
  else writeFileSync(file, text)
}
