import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { write } from './serving-fixture.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Stands in for npm: notes that it was called, and installs nothing, when the test says so. */
const npm = `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('calls', process.argv[2] + '\\n')
const wait = () => {
  if (existsSync('hold')) return setTimeout(wait, 20)
  mkdirSync('node_modules', { recursive: true })
  writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }')
}
wait()
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installing-'))
  for (const name of ['scripts/ready', 'scripts/packages', 'src/build/write/lock'])
    cpSync(join(project, `${name}.mjs`), join(root, `${name}.mjs`))
  write(join(root, 'package.json'), '{}')
  write(join(root, 'package-lock.json'), '{ "packages": { "": {} } }')
  write(join(root, 'bin/npm'), npm)
  chmodSync(join(root, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

/** A command of the project as it begins: it installs what is missing. */
function ready() {
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH }
  const child = spawn(process.execPath, ['scripts/ready.mjs'], { cwd: root, env })
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
    await expect.poll(calls, { timeout: 10_000 }).toEqual(['ci'])
    const second = ready()
    await expect
      .poll(second.output, { timeout: 10_000 })
      .toBe(
        `Process ${first.child.pid} is installing the packages; waiting for it. ` +
          `If there is no such installation, delete ${lock()}.\n`,
      )
    rmSync(join(root, 'hold'))
    expect([await first.end, await second.end]).toEqual([0, 0])
    expect(calls()).toEqual(['ci'])
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
    expect(calls()).toEqual(['ci'])
    expect(existsSync(lock())).toBe(false)
  })

  it('leave no lock behind where nothing can be installed', async () => {
    write(join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n')
    const { end, output } = ready()
    expect(await end).toBe(1)
    expect(output()).toContain('The packages could not be installed')
    expect(existsSync(lock())).toBe(false)
  })

  it('try nothing else where npm ci fails: the lock file stays as it is', async () => {
    write(join(root, 'bin/npm'), '#!/bin/sh\necho "$1" >> calls\nexit 1\n')
    expect(await ready().end).toBe(1)
    expect(calls()).toEqual(['ci'])
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
