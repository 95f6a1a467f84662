import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runIn } from './run-in.ts'
import { write } from './serving-fixture.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const info = {
  base: '/',
  locales: [{ code: 'en', path: '/' }],
  redirects: [],
  scriptHashes: [],
  styleHashes: [],
  analyticsOrigin: null,
}

/** Runs the server as it is written. */
const runServer = `import { register } from 'tsx/esm/api'
export const runProgram = () => {
  register()
  return import('../engine/server/serve.ts')
}
`

/** A test that reads the content of the site. */
const page = 'tests/site/content/pages.test.ts'

/** A project of its own in a temporary folder: the real commands, and stand-ins for what they start. */
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  for (const part of ['engine/server', 'engine/model', 'package.json'])
    cpSync(join(project, part), join(root, part), { recursive: true })
  cpSync(join(project, 'engine/command-line'), join(root, 'engine/command-line'), { recursive: true })
  const scripts = [
    'start',
    'test',
    'check',
    'steps',
    'run',
    'passed-files',
    'sample-servers',
    'other-engines',
    'system-package',
    'test-files',
    'end-with-npm',
  ]
  for (const script of scripts) cpSync(join(project, `scripts/${script}.mjs`), join(root, `scripts/${script}.mjs`))
  // The real ones would install packages and a browser.
  for (const name of ['ready', 'ready-site']) write(join(root, `scripts/${name}.mjs`), '')
  write(join(root, 'scripts/hooks.mjs'), 'export const offerHooks = () => {}')
  // Here nothing is compiled.
  write(join(root, 'scripts/compile.mjs'), runServer)
  write(
    join(root, 'scripts/chromium.mjs'),
    "export const ensureTestBrowser = () => console.log('The browser is there.')\nexport const findTestBrowser = async () => ''",
  )
  cpSync(join(project, 'tests/slow.mjs'), join(root, 'tests/slow.mjs'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('npm start', () => {
  beforeEach(() => symlinkSync(join(project, 'node_modules'), join(root, 'node_modules')))

  it.each(['SIGINT', 'SIGTERM'] as const)('builds, serves, and ends on %s', async (signal) => {
    write(
      join(root, 'scripts/build.mjs'),
      "import { writeFileSync } from 'node:fs'\nwriteFileSync('dist/index.html', 'built')",
    )
    write(join(root, '.build/site.json'), JSON.stringify(info))
    write(join(root, 'dist/index.html'), '')
    const command = run('scripts/start.mjs', { PORT: '0' })
    const url = await command.says(/The site is at (http:\/\/127\.0\.0\.1:\d+\/)/)
    expect(await (await fetch(url)).text()).toBe('built')
    command.child.kill(signal)
    expect(await command.end).toBe(0)
  })

  it('may serve what a build has written elsewhere', async () => {
    write(join(root, 'acme/.build/site.json'), JSON.stringify(info))
    write(join(root, 'acme/dist/index.html'), 'another site')
    const command = run('--import', { PORT: '0' }, 'tsx', 'engine/server/serve.ts', '--out', 'acme/dist')
    const url = await command.says(/The site is at (http:\/\/127\.0\.0\.1:\d+\/)/)
    expect(await (await fetch(url)).text()).toBe('another site')
    command.child.kill()
    expect(await command.end).toBe(0)
  })

  it('ends with the shell in which npm has started it', async () => {
    write(join(root, 'scripts/build.mjs'), '')
    write(join(root, '.build/site.json'), JSON.stringify(info))
    const env = { ...process.env, PORT: '0', HOST: '', npm_lifecycle_event: 'start' }
    const shell = spawn('sh', ['-c', 'node scripts/start.mjs; true'], { cwd: root, env })
    // Its output is closed when nobody is left who could write to it.
    for await (const text of shell.stdout.setEncoding('utf8')) if (text.includes('The site is at')) shell.kill()
  })

  it('refuses an option that it does not have', async () => {
    const command = run('--import', {}, 'tsx', 'engine/server/serve.ts', '--port', '80')
    expect(await command.end).toBe(2)
    expect(command.output()).toContain('npm run serve -- [options]: serves what was built')
  })

  it('does not serve what could not be built', async () => {
    write(join(root, 'scripts/build.mjs'), 'process.exit(3)')
    const command = run('scripts/start.mjs', { PORT: '0' })
    expect(await command.end).toBe(3)
    expect(command.output()).not.toContain('The site is at')
  })

  it('names another port where this one is in use', async () => {
    write(join(root, 'scripts/build.mjs'), '')
    write(join(root, '.build/site.json'), JSON.stringify(info))
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const command = run('scripts/start.mjs', { PORT: String(port) })
    expect(await command.end).toBe(1)
    expect(command.output()).toContain(`Port ${port} is in use by another program. Choose another one: PORT=`)
    other.close()
  })

  it.each([
    [{ PORT: '0' }, 'Run `npm run build` first'],
    [{ PORT: 'http' }, 'PORT is "http"'],
  ])('says what is wrong (%j)', async (env, message) => {
    write(join(root, 'scripts/build.mjs'), '')
    const command = run('scripts/start.mjs', env)
    expect(await command.end).toBe(1)
    expect(command.output()).toContain(message)
  })
})

describe('npm test', () => {
  const counts = (passed: number, failed: number) => ({
    passed,
    failed,
    skipped: [],
    files: [],
    problems: ['keys.test.ts: a key'],
  })

  it.each([
    { name: 'all is well', lint: 0, vitest: 0, written: counts(5, 0), line: '8 passed, 0 failed', code: 0 },
    { name: 'a test fails', lint: 0, vitest: 1, written: counts(5, 2), line: '8 passed, 2 failed', code: 1 },
    { name: 'a check fails', lint: 1, vitest: 0, written: counts(5, 0), line: '7 passed, 1 failed', code: 1 },
    { name: 'no test runs', lint: 0, vitest: 0, written: counts(0, 0), line: '3 passed, 1 failed', code: 1 },
    { name: 'Vitest breaks off', lint: 0, vitest: 1, written: undefined, line: '3 passed, 1 failed', code: 1 },
    { name: 'Vitest is not content', lint: 0, vitest: 1, written: counts(5, 0), line: '8 passed, 1 failed', code: 1 },
  ])('ends with the counts when $name', async ({ lint, vitest, written, line, code }) => {
    standIns({ lint, vitest, written })
    const command = run('scripts/test.mjs')
    expect(await command.end).toBe(code)
    expect(command.output().trimEnd().split('\n').at(-1)).toBe(line)
  })

  it('says the problems again before the counts, where a log that was cut still has them', async () => {
    standIns({ vitest: 1, written: counts(5, 2), samples: ['docs/a.md:7: prints "2" now', 'docs/b.md:9: is gone'] })
    const command = run('scripts/test.mjs')
    expect(await command.end).toBe(1)
    expect(command.output().split('\n').slice(-9)).toEqual([
      '== Samples of the documentation: failed ==',
      'docs/a.md:7: prints "2" now',
      'docs/b.md:9: is gone',
      '',
      '== Tests: failed ==',
      'keys.test.ts: a key',
      expect.stringContaining('Not run: samples that the record has'),
      '7 passed, 3 failed',
      '',
    ])
  })

  it.each([
    { word: 'strings', files: ['tests/contracts/strings.test.ts'], others: 2, browser: false },
    { word: 'contracts/', files: ['tests/contracts/colours.test.ts', 'tests/contracts/strings.test.ts'], others: 1 },
    { word: 'tests/e2e/keys.test.ts', files: ['tests/e2e/keys.test.ts'], others: 2, browser: true },
  ])(
    '$word: runs the files that match, and says what is left out',
    async ({ word, files, others, browser = false }) => {
      standIns({ written: counts(5, 0) })
      const command = run('scripts/test.mjs', {}, word)
      expect(await command.end).toBe(0)
      const output = command.output()
      expect(/^Given: .*/m.exec(output)?.[0].split(' ').slice(4).sort()).toEqual(files)
      expect(output).not.toContain('Linted')
      expect(output).toContain('Not run: format and lint, types, samples of the documentation\n')
      expect(output).toContain(`Not run: ${others} of 3 test files\n5 passed, 0 failed\n`)
      expect(output.includes('The browser is there.')).toBe(browser)
    },
  )

  it('does not run again what passed with all that it depends on, and --all runs it', async () => {
    const files = ['tests/contracts/colours.test.ts', 'tests/contracts/strings.test.ts', 'tests/e2e/keys.test.ts']
    standIns({
      written: { ...counts(5, 0), files: [...files, page].map((file) => ({ file, passed: file !== files[0] })) },
    })
    write(join(root, page), '')
    write(join(root, 'content/en/docs/a.md'), 'One')
    const given = async (...words: string[]) => {
      const command = run('scripts/test.mjs', {}, ...words)
      await command.end
      return /^Given: .*/m.exec(command.output())?.[0].split(' ').slice(4)
    }
    expect(await given()).toEqual([...files, page])
    expect(await given()).toEqual([files[0]])
    write(join(root, 'content/en/docs/a.md'), 'Two')
    expect(await given()).toEqual([files[0], page])
    write(join(root, 'engine/model/route.ts'), '// Edited')
    expect(await given()).toEqual([...files, page])
    expect(await given('--all')).toEqual([...files, page])
  })

  it('says what it left to the record, and to memory', async () => {
    standIns({ written: counts(5, 0), samples: [], lacking: ['samples that need Docker: 7 that the record has'] })
    const command = run('scripts/test.mjs')
    expect(await command.end).toBe(0)
    expect(command.output()).toContain('\nNot run: samples that need Docker: 7 that the record has\n')
  })

  it('names the nearest file where none matches', async () => {
    standIns({ written: counts(5, 0) })
    const command = run('scripts/test.mjs', {}, 'stirngs')
    expect(await command.end).toBe(2)
    expect(command.output()).toBe('No test file has "stirngs" in its path. Did you mean "strings"?\n')
  })
})

describe('npm run check', () => {
  it('runs everything that is quick, and says what is left out', async () => {
    standIns({ written: { passed: 5, failed: 0, skipped: [], files: [] } })
    const command = run('scripts/check.mjs')
    expect(await command.end).toBe(0)
    // The steps run beside each other and end in any order.
    expect(command.output()).toContain('Linted\n')
    expect(command.output()).toContain('Checked --changed\n')
    expect(command.output()).toMatch(/Given: .*colours\.test\.ts \S*strings\.test\.ts\n/)
    expect(command.output()).toMatch(/\nNot run: .*browser.*\n8 passed, 0 failed\n$/)
  })
})

/** Exit codes of the programs, the report of the tests, and what is wrong with samples. */
interface StandIns {
  readonly lint?: number
  readonly vitest?: number
  readonly written?: object
  readonly samples?: readonly string[]
  readonly lacking?: readonly string[]
}

/** Puts small programs in the places of those that the checks start; they say what they were given. */
function standIns({ lint = 0, vitest = 0, written, samples = [], lacking = [] }: StandIns): void {
  const report = (said: object) =>
    `writeFileSync(process.env.CHECK_REPORT_FILE, ${JSON.stringify(JSON.stringify(said))})`
  write(
    join(root, 'node_modules/vitest/vitest.mjs'),
    [
      "import { writeFileSync } from 'node:fs'",
      written ? report(written) : '',
      "console.log('Given:', ...process.argv.slice(2))",
      `process.exitCode = ${vitest}`,
    ].join('\n'),
  )
  write(join(root, 'node_modules/@biomejs/biome/bin/biome'), `console.log('Linted')\nprocess.exitCode = ${lint}`)
  write(join(root, 'node_modules/typescript/bin/tsc'), '')
  symlinkSync(join(project, 'node_modules/tsx'), join(root, 'node_modules/tsx'))
  const checked = ["import { writeFileSync } from 'node:fs'", "console.log('Checked', ...process.argv.slice(2))"]
  const found = [report({ problems: samples, lacking }), `process.exitCode = ${samples.length > 0 ? 1 : 0}`]
  write(join(root, 'samples/check-samples.ts'), [...checked, ...found].join('\n'))
  for (const name of ['contracts/strings', 'contracts/colours', 'e2e/keys'])
    write(join(root, `tests/${name}.test.ts`), '')
}

const run = (script: string, env?: Record<string, string>, ...words: string[]) => runIn(root, script, env, ...words)
