import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerHooks } from '../../scripts/hooks.mjs'
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

/** A terminal at which somebody types an answer, or a stream that is none. */
function streams(answer?: string) {
  const isTTY = answer !== undefined
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY })
  input.end(answer)
  const said = () => (output.read() as string | null) ?? ''
  return { input, output, said } as unknown as Terminal
}

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  said(): string
}

describe('the hook of the project', () => {
  it.each([
    ['y\n', '.githooks'],
    ['Yes\n', '.githooks'],
    ['\n', ''],
    ['n\n', ''],
  ])('is offered at a terminal (%j), and the answer is kept', async (answer, path) => {
    git('init', '-q')
    const terminal = streams(answer)
    await offerHooks({ root, ...terminal })
    expect(terminal.said()).toContain('[y/N]')
    expect(hooksPath()).toBe(path)
    const later = streams(answer)
    await offerHooks({ root, ...later })
    expect(later.said()).toBe('')
  })

  it('is offered again where there was no answer', async () => {
    git('init', '-q')
    const before = readFileSync(join(root, '.git/config'), 'utf8')
    await offerHooks({ root, ...streams('') })
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(before)
  })

  it('takes a line where nobody types, and changes nothing', async () => {
    git('init', '-q')
    const before = readFileSync(join(root, '.git/config'), 'utf8')
    const pipe = streams()
    await offerHooks({ root, ...pipe })
    expect(pipe.said()).toBe('To have what you commit formatted and linted: git config core.hooksPath .githooks\n')
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toBe(before)
  })

  it.each([
    ['in CI', () => vi.stubEnv('CI', 'true')],
    ['where somebody has chosen others', () => git('config', 'core.hooksPath', '.git/hooks')],
  ])('is not mentioned %s', async (_, prepare) => {
    git('init', '-q')
    prepare()
    const before = hooksPath()
    const terminal = streams('y\n')
    await offerHooks({ root, ...terminal })
    expect({ said: terminal.said(), path: hooksPath() }).toEqual({ said: '', path: before })
  })

  it('is not mentioned inside of a larger repository, nor without one', async () => {
    mkdirSync(join(root, 'docs'))
    const terminal = streams('y\n')
    await offerHooks({ root: join(root, 'docs'), ...terminal })
    git('init', '-q')
    await offerHooks({ root: join(root, 'docs'), ...terminal })
    expect({ said: terminal.said(), path: hooksPath() }).toEqual({ said: '', path: '' })
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
