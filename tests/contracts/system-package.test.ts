import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { write } from './serving-fixture.ts'

const script = new URL('../../scripts/system-package.mjs', import.meta.url).href

/** Stand-ins for apt-get and sudo, which note how they were called. */
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'system-'))
  for (const name of ['apt-get', 'sudo']) {
    write(join(root, name), `#!/bin/sh\necho "${name} $*" >> "${join(root, 'calls')}"\n`)
    chmodSync(join(root, name), 0o755)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

interface Situation {
  readonly user?: number
  readonly ci?: boolean
  /** What is typed; undefined where nobody sits at a terminal. */
  readonly typed?: string
}

/** Installs a package as in a situation: what was said, and what was called but to look whether apt-get is there. */
async function install({ user = 1000, ci = false, typed }: Situation) {
  const code = `
    process.getuid = () => ${user}
    process.stdin.isTTY = process.stdout.isTTY = ${typed !== undefined}
    const { installSystemPackages, installCommand } = await import(${JSON.stringify(script)})
    const installed = await installSystemPackages(['chromium'], ['--some'])
    console.log(installed ? 'installed' : 'not installed: ' + installCommand(['chromium'], ['--some']))`
  const { CI: _, ...own } = process.env
  const env = { ...own, ...(ci && { CI: 'true' }), PATH: `${root}${delimiter}/nowhere` }
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  child.stdin.end(typed)
  await once(child, 'close')
  const file = join(root, 'calls')
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return { text, calls: calls.filter((call) => call !== 'apt-get --version') }
}

/** The calls without what keeps services from being started, which has a test of its own. */
function plain(calls: readonly string[]): string[] {
  return calls.map((call) => call.replace(/ -o DPkg::Pre-Invoke.*(?= --some)/, ''))
}

const options = 'apt-get install -y -qq --some chromium'

describe.runIf(process.platform === 'linux')('a package of the system', () => {
  it('is installed at once by root', async () => {
    const { text, calls } = await install({ user: 0 })
    expect(plain(calls)).toEqual(['apt-get update -qq', options])
    expect(text).toContain('installed')
  })

  it('starts no service while it is installed, and leaves the system as it was', async () => {
    const { calls } = await install({ user: 0 })
    const hooks = ['Pre', 'Post'].map((when) => new RegExp(`-o DPkg::${when}-Invoke::=(.*?)(?= -o| --some)`))
    const lines = hooks.map((hook) => hook.exec(calls.join())?.[1]?.replaceAll('/usr/sbin', root) ?? '')
    const contents = lines.map((line) => {
      spawnSync('/bin/sh', ['-c', line])
      return readdirSync(root).filter((name) => name.startsWith('policy-rc.d'))
    })
    expect(contents).toEqual([['policy-rc.d', 'policy-rc.d.samples'], []])
  })

  it('is installed in CI where sudo needs no password', async () => {
    const { calls } = await install({ ci: true })
    expect(plain(calls)).toEqual(['sudo -n true', 'sudo -n apt-get update -qq', `sudo -n ${options}`])
  })

  it('is not installed for anybody else: what to type is said', async () => {
    const { text, calls } = await install({})
    expect(calls).toEqual([])
    expect(text).toBe('not installed: sudo apt-get install --some chromium\n')
  })

  it('is asked for at a terminal', async () => {
    const { text, calls } = await install({ typed: 'y\n' })
    expect(text).toContain('Missing: chromium. Run sudo apt-get install --some chromium? [y/N] ')
    expect(plain(calls)).toEqual(['sudo apt-get update -qq', `sudo ${options}`])
  })

  it.each(['\n', 'n\n', 'what\n'])('is left alone after %j', async (typed) => {
    expect((await install({ typed })).calls).toEqual([])
  })
})
