import { spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { programs } from '../../samples/programs.ts'
import { askToRun } from '../../samples/run/ask-to-run.ts'
import { findIsolation, withoutIsolation } from '../../samples/sandbox/isolation.ts'
import { project, writePages } from './check-pages.ts'

describe('where there is no sandbox', () => {
  const site = writePages({ 'en/running': ['```js run', "console.log('it ran')", '```', ''].join('\n') })
  afterAll(() => site.remove())

  /** The checker on a system that has no `unshare`, and nobody at the terminal. `before`: what the command line begins with. */
  const check = (env: NodeJS.ProcessEnv, before: readonly string[] = []) => {
    const { EXAMPLES_ISOLATION: _, ...inherited } = process.env
    const [command = '', ...args] = [
      ...before,
      process.execPath,
      '--import',
      'tsx',
      'samples/check-samples.ts',
      '--fresh',
      '--site',
      site.root,
    ]
    return spawnSync(command, args, {
      cwd: project,
      env: { ...inherited, PATH: site.root, ...env },
      encoding: 'utf8',
    })
  }

  const { PATH } = process.env
  const hide = 'mount --bind /dev/null "$0"; exec "$@"'
  const hidden = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', hide, ...programs('bwrap').slice(0, 1)]
  /** Each with what a machine that has the sandbox lacks there. */
  const lacking = [
    [{}, [], 'this system does not permit namespaces'],
    [{ CI: 'true', PATH }, hidden, 'bubblewrap is not installed (Debian: bubblewrap)'],
  ] as const
  const { missing: lacked } = findIsolation()

  it.each([
    ...(lacked === undefined
      ? lacking
      : ([
          [{}, [], lacked],
          [{ CI: 'true' }, [], lacked],
        ] as const)),
  ])('nothing runs that nobody has allowed: %j', (env, before, missing) => {
    const { status, stderr, stdout } = check(env, before)
    expect(stderr).toContain(`1 samples would run without a sandbox (${missing})`)
    expect(stderr).toContain('EXAMPLES_ISOLATION=none')
    expect(stdout).toContain('0 runs')
    expect(stdout).toContain(
      `Not run here: samples that need a sandbox (${missing}): 0 that the record has, and 1 that it does not have:\n       content/en/docs/running.md:7`,
    )
    expect(status).toBe(0)
  })

  it('who has said yes is not asked', () => {
    const { stderr, stdout } = check({ EXAMPLES_ISOLATION: 'none' })
    expect(stderr).not.toContain('would run')
    expect(stdout).toContain('WITHOUT namespaces')
  })

  it.each([
    ['y', undefined],
    ['yes', undefined],
    ['n', 'Nothing was run'],
    ['', 'Nothing was run'],
  ])('who is at the terminal is asked, and answers %j', async (answer, message) => {
    const input = Object.assign(new PassThrough(), { isTTY: true })
    const output = new PassThrough()
    vi.stubEnv('EXAMPLES_ISOLATION', undefined)
    const asked = askToRun(withoutIsolation(), 3, { input, output })
    input.write(`${answer}\n`)
    expect(await asked).toBe(message === undefined)
    const said = String(output.read())
    expect(said).toContain('3 samples would run without a sandbox')
    if (message) expect(said).toContain(message)
    vi.unstubAllEnvs()
  })
})
