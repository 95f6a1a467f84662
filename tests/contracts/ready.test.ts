import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium, findTestBrowser } from '../../scripts/chromium.mjs'
import { packageProblem } from '../../scripts/packages.mjs'
import { write } from './serving-fixture.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const dependencies = { one: '1.0.0' }
const one = { version: '1.0.0', integrity: 'sha512-one' }

describe('packageProblem', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'packages-'))
    writeJson('package.json', { dependencies })
    writeJson('package-lock.json', {
      packages: {
        '': { dependencies },
        'node_modules/one': one,
        'node_modules/for-windows': { version: '2.0.0', optional: true },
      },
    })
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': one } })
    writeJson('node_modules/one/package.json', {})
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('finds none where the lock file is installed', () => {
    expect(packageProblem(root)).toBeUndefined()
  })

  it('installs what was never installed', () => {
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(packageProblem(root)).toEqual({
      reason: 'the packages are not installed yet',
      mend: ['ci', '--include=dev'],
    })
  })

  it('installs what has another version or is gone', () => {
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': { ...one, version: '0.9.0' } } })
    expect(packageProblem(root)?.reason).toContain('node_modules/one')
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/one': one } })
    rmSync(join(root, 'node_modules/one'), { recursive: true })
    expect(packageProblem(root)?.reason).toContain('node_modules/one')
  })

  it('leaves a lock file that does not fit to a person', () => {
    writeJson('package.json', { dependencies: { ...dependencies, two: '1.0.0' } })
    expect(packageProblem(root)).toEqual({
      reason: 'package-lock.json does not fit package.json',
      hint: 'Run npm install, and look at what it changes in the lock file.',
    })
  })

  it.each(['.', 'samples/foreign/tools'])('can be content: npm ci installs all of the lock file in %s', (folder) => {
    const lock = JSON.parse(readFileSync(join(project, folder, 'package-lock.json'), 'utf8'))
    const packages = Object.entries<{ extraneous?: boolean }>(lock.packages)
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(([, { extraneous }]) => extraneous).map(([path]) => path)).toEqual([])
  })

  function writeJson(name: string, value: unknown): void {
    write(join(root, name), JSON.stringify(value))
  }
})

describe.each([findChromium, findTestBrowser])('$name', (find) => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('takes the browser that CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(await find()).toBe(process.execPath)
  })

  it('does not pass over a CHROMIUM_PATH that leads nowhere', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
    await expect(find()).rejects.toThrow('/nowhere/chromium')
  })
})
