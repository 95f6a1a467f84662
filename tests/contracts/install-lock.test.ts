import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { write } from './serving-fixture.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Stands in for npm: notes what it was called with, waits while the test says so, and pretends to install. */
const npm = `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
const wait = () => {
  if (existsSync('hold')) return setTimeout(wait, 20)
  mkdirSync('node_modules', { recursive: true })
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const wanted = Object.entries(packages).filter(([path, { dev }]) => path && !(dev && process.argv.includes('--omit=dev')))
  for (const [path] of wanted) mkdirSync(path, { recursive: true })
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }))
}
wait()
`

const all = 'ci --include=dev --no-audit'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installing-'))
  for (const name of [
    'scripts/ready',
    'scripts/ready-site',
    'scripts/make-ready',
    'scripts/packages',
    'engine/files/lock',
  ])
    cpSync(join(project, `${name}.mjs`), join(root, `${name}.mjs`))
  write(join(root, 'package.json'), '{}')
  write(join(root, 'package-lock.json'), '{ "packages": { "": {} } }')
  write(join(root, 'bin/npm'), npm)
  chmodSync(join(root, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

/** A command of the project as it begins: it installs what is missing. */
function ready(script = 'ready') {
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH }
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], { cwd: root, env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  return { child, end: once(child, 'close').then(([code]) => code as number), output: () => text }
}

const calls = () =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []
const lock = () => join(root, '.installing')

describe('commands that install packages', () => {
  it('wait for each other, say so, and do not install twice', async () => {
    write(join(root, 'hold'), '')
    const first = ready()
    await expect.poll(calls, { timeout: 10_000 }).toEqual([all])
    const second = ready()
    await expect
      .poll(second.output, { timeout: 10_000 })
      .toBe(
        `Process ${first.child.pid} is installing the packages; waiting for it. ` +
          `If there is no such installation, delete ${lock()}.\n`,
      )
    rmSync(join(root, 'hold'))
    expect([await first.end, await second.end]).toEqual([0, 0])
    expect(calls()).toEqual([all])
    expect(existsSync(lock())).toBe(false)
  })

  it.each([
    ['a process that has ended', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['nobody', () => ''],
  ])('do not wait for %s', async (_, holder) => {
    write(lock(), holder())
    const { end, output } = ready()
    expect(await end).toBe(0)
    expect(output()).not.toContain('waiting')
    expect(calls()).toEqual([all])
    expect(existsSync(lock())).toBe(false)
  })

  it('install for the site what it needs, add the rest for checks, and take nothing away again', async () => {
    const manifest = { dependencies: { one: '1.0.0' }, devDependencies: { two: '1.0.0' } }
    write(join(root, 'package.json'), JSON.stringify(manifest))
    const [one, two] = [{ version: '1.0.0' }, { version: '1.0.0', dev: true }]
    const packages = { '': manifest, 'node_modules/one': one, 'node_modules/two': two }
    write(join(root, 'package-lock.json'), JSON.stringify({ packages }))
    const called = [
      'ci --omit=dev --no-audit',
      // Neither empties the folder nor writes the lock file.
      'install --include=dev --no-save --no-audit',
    ]
    const commands = ['ready-site', 'ready-site', 'ready', 'ready', 'ready-site']
    for (const command of commands) expect(await ready(command).end).toBe(0)
    expect(calls()).toEqual(called)
    // Another state of the project: whoever has the packages of the checks keeps them.
    write(join(root, 'package-lock.json'), JSON.stringify({ packages: { ...packages, 'node_modules/three': one } }))
    expect(await ready('ready-site').end).toBe(0)
    expect(calls()).toEqual([...called, all])
  })

  it('leave no lock behind where nothing can be installed', async () => {
    write(join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n')
    const { end, output } = ready()
    expect(await end).toBe(1)
    expect(output()).toContain('The packages could not be installed')
    expect(existsSync(lock())).toBe(false)
  })

  it('try nothing else where npm ci fails: the lock file stays as it is', async () => {
    write(join(root, 'bin/npm'), '#!/bin/sh\necho "$@" >> calls\nexit 1\n')
    expect(await ready().end).toBe(1)
    expect(calls()).toEqual([all])
  })

  it('do not touch a lock file that does not fit package.json', async () => {
    write(join(root, 'package.json'), '{ "dependencies": { "one": "1.0.0" } }')
    const { end, output } = ready()
    expect(await end).toBe(1)
    expect(output()).toBe(
      'package-lock.json does not fit package.json. Run npm install, and look at what it changes in the lock file.\n',
    )
    expect(calls()).toEqual([])
  })
})
