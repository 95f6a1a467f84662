import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { sourceHash } from '../../../engine/cache/source-hash.mjs'
import { everything } from '../../depth.ts'
import { type BuildRun, page, runBuild } from './run-build.ts'
import { pageText, removeSites, writeSite } from './site-fixture.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'code-change-'))
const code = join(folder, 'project')

afterAll(() => {
  rmSync(folder, { recursive: true })
  removeSites()
})

/** One edit in each kind of code, and whether a build shows it. */
const edits = [
  {
    file: 'engine/model/route.ts',
    from: 'return base + path.slice(1)',
    to: "return base + path.slice(1) + (path === '/docs/start' ? '?edited' : '')",
    shows: (run: BuildRun) => everyMatch(page(run, 'docs/more.html'), /href="\/docs\/start([^"]*)"/g, '?edited'),
  },
  {
    file: 'engine/markup/escape.ts',
    from: ".replaceAll('<', '&lt;')",
    to: ".replaceAll('<', '&#60;')",
    shows: (run: BuildRun) => page(run, 'docs/more.html').includes('&#60;'),
  },
  {
    file: 'engine/markdown/blocks/admonition.ts',
    from: "['admonition']",
    to: "['admonition', 'edited']",
    shows: (run: BuildRun) => everyMatch(page(run, 'docs/more.html'), /class="admonition([^-"]*)"/g, ' edited'),
  },
  {
    file: 'engine/styles/reset.css',
    from: '',
    to: '.edited-style{color:red}',
    shows: ({ assets, outDir }: BuildRun) =>
      assets.some((name) => name.endsWith('.css') && readFileSync(join(outDir, name), 'utf8').includes('edited-style')),
  },
]

function everyMatch(text: string, pattern: RegExp, expected: string): boolean {
  const found = [...text.matchAll(pattern)].map(([, group]) => group)
  return found.length > 0 && found.every((one) => one === expected)
}

it('after an edit of the code, a build with a cache gives what one from nothing gives', async () => {
  for (const name of [
    'engine',
    'features',
    'site',
    'scripts',
    'public',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    '.npmrc',
  ])
    cpSync(join(project, name), join(code, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(code, 'node_modules'))
  // The packages are those of the project: nothing is to be installed.
  writeFileSync(join(code, 'scripts/ready.mjs'), '')
  const body =
    '## Details\n\nTo [start](/docs/start), see `a < b`.\n\n:::note\nHere.\n:::\n\n```ts\nconst less = a < b\n```'
  const site = writeSite({ 'content/en/docs/more.md': pageText('More', body) })
  const build = (cache: string) => runBuild(site, ['--no-social-images'], { SITE_CACHE_DIR: join(folder, cache) }, code)
  const before = await build('warm')
  expect(before.stderr).toBe('')
  const state = () => sourceHash(code, { fresh: true })
  const first = state()
  for (const one of edits) {
    const restore = edit(one)
    // Each is a reason of its own to make everything anew.
    expect(state(), one.file).not.toBe(first)
    if (everything) expect(one.shows(await build('warm')), one.file).toBe(true)
    restore()
  }
  for (const one of edits) edit(one)
  const cached = await build('warm')
  expect(cached.stderr).toBe('')
  for (const { file, shows } of edits) expect(shows(cached), file).toBe(true)
  expect(contents(cached)).toEqual(contents(await build('fresh')))
}, 600_000)

/** Edits a file; gives what takes the edit back. */
function edit({ file, from, to }: (typeof edits)[number]): () => void {
  const place = join(code, file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(from)
  writeFileSync(place, text.replace(from, to))
  return () => writeFileSync(place, text)
}

function contents({ stdout, stderr, code, files, assets }: BuildRun) {
  return { stdout: stdout.replace(/[\d.]+ s/, ''), stderr, code, files: [...files], assets }
}
