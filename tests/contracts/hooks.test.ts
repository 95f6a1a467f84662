import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installHooks } from '../../scripts/hooks.mjs'
import { write } from './serving-fixture.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'))
  vi.stubEnv('CI', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

/** Git with the settings of this repository alone. */
function git(...args: string[]) {
  const name = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  return spawnSync('git', [...name, ...args], { cwd: root, encoding: 'utf8', env })
}

const hooksPath = () => git('config', '--local', 'core.hooksPath').stdout.trim()

describe('the hooks of the project', () => {
  it('are used in a clone that has none', () => {
    git('init', '-q')
    installHooks(root)
    expect(hooksPath()).toBe('.githooks')
  })

  it('are not used in CI', () => {
    vi.stubEnv('CI', 'true')
    git('init', '-q')
    installHooks(root)
    expect(hooksPath()).toBe('')
  })

  it('are not used where somebody has chosen others', () => {
    git('init', '-q')
    git('config', 'core.hooksPath', '.git/hooks')
    installHooks(root)
    expect(hooksPath()).toBe('.git/hooks')
  })

  it('are not used inside of a larger repository, nor without one', () => {
    mkdirSync(join(root, 'docs'))
    expect(() => installHooks(join(root, 'docs'))).not.toThrow()
    git('init', '-q')
    installHooks(join(root, 'docs'))
    expect(hooksPath()).toBe('')
  })
})

describe('a commit', () => {
  const ugly = 'export const  a = "b";\n'
  const neat = "export const a = 'b'\n"

  beforeEach(() => {
    for (const name of ['.githooks', 'scripts/format-staged.mjs', 'biome.json'])
      cpSync(join(project, name), join(root, name), { recursive: true })
    chmodSync(join(root, '.githooks/pre-commit'), 0o755)
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
    write(join(root, '.gitignore'), 'node_modules\n')
    git('init', '-q')
    git('config', 'core.hooksPath', '.githooks')
  })

  it('has its files formatted, those with a space in their name too', () => {
    for (const name of ['a.ts', 'two words.ts']) write(join(root, name), ugly)
    write(join(root, 'note.md'), 'as   it is\n')
    write(join(root, 'beside.ts'), ugly)
    git('add', 'a.ts', 'two words.ts', 'note.md')
    const { status, stderr } = git('commit', '-q', '-m', 'one')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const name of ['a.ts', 'two words.ts']) expect(git('show', `HEAD:${name}`).stdout).toBe(neat)
    expect(git('status', '--short').stdout).not.toMatch(/a\.ts|two words/)
    expect(readFileSync(join(root, 'beside.ts'), 'utf8')).toBe(ugly)
  })

  it('is not made of a file that is staged in part and not formatted, and nothing is staged besides', () => {
    write(join(root, 'a.ts'), ugly)
    git('add', 'a.ts')
    write(join(root, 'a.ts'), `${ugly}${ugly.replace(' a', ' c')}`)
    const { status, stderr } = git('commit', '-q', '-m', 'one')
    expect(status).toBe(1)
    expect(stderr).toContain('git commit --no-verify')
    expect(git('show', ':a.ts').stdout).toBe(ugly)
  })

  it('is not made of what the linter refuses', () => {
    write(join(root, 'a.ts'), 'let unused = 1\n')
    git('add', 'a.ts')
    const { status, stderr } = git('commit', '-q', '-m', 'one')
    expect(status).toBe(1)
    expect(stderr).toContain('unused')
  })
})
