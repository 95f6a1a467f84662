import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatLacking } from '../../samples/report/report.ts'
import { foreignPrograms } from '../../samples/run/foreign-programs.ts'
import { foreignManifests } from '../../samples/tools-folder.mjs'
import { installForeignTools } from '../../scripts/foreign-tools.mjs'
import { write } from '../contracts/serving-fixture.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

/** A page with a file and a session, as in `node_modules` of a reader. */
const page = (file: string, text: string, needs: string, ...session: string[]) =>
  [`${fence}js title="${file}"`, text, fence, '', `${fence}console run needs="${needs}"`, ...session, fence, ''].join(
    '\n',
  )

const gulpfile = `import { writeFileSync } from 'node:fs'
import gulp from 'gulp'
writeFileSync('page.txt', 'one')
export default () => gulp.src('page.txt').pipe(gulp.dest('out'))`

describe.runIf(existsSync(join(foreignPrograms, 'gulp')))('tools that readers come from', () => {
  it('are found by imports, by npx and by npm run', async () => {
    const scripts = JSON.stringify({ type: 'module', scripts: { one: 'echo one', both: 'run-s one one' } })
    const result = await checkPages({
      'en/gulp': page('gulpfile.js', gulpfile, 'gulp', '$ npx gulp --silent && cat out/page.txt', 'one'),
      'en/run-s': page('package.json', scripts, 'run-s', '$ npm run -s both', 'one', 'one').replace(
        'js title',
        'json title',
      ),
    })
    expect(complaintsAbout(result, 'en/gulp')).toEqual([])
    expect(complaintsAbout(result, 'en/run-s')).toEqual([])
    expect([...result.passed.values()].filter(({ how }) => how === 'run')).toHaveLength(2)
  }, 120_000)
})

it('a sample whose tool is missing is not run, and the report says so', async () => {
  const result = await checkPages({
    'en/none': page('a.js', 'console.log(1)', 'no-such-tool', '$ npx no-such-tool', '1'),
  })
  expect(complaintsAbout(result, 'en/none')).toEqual([])
  expect(formatLacking(result.runs).join()).toMatch(/^samples that need no-such-tool: 0 .* and 1 that it does not have/)
}, 120_000)

describe('the installation', () => {
  const root = mkdtempSync(join(tmpdir(), 'foreign-tools-'))
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })

  it('that fails says what follows from it, and stops nothing', async () => {
    write(join(root, foreignManifests, 'package.json'), '{}')
    write(join(root, foreignManifests, 'package-lock.json'), '{ "packages": { "": {} } }')
    write(join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n')
    chmodSync(join(root, 'bin/npm'), 0o755)
    vi.stubEnv('PATH', join(root, 'bin') + delimiter + process.env.PATH)
    const said: string[] = []
    await installForeignTools(root, (line) => said.push(line))
    expect(said.at(-1)).toContain('Samples that need them are not run.')
  })
})
