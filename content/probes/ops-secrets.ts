// Which providers does the SecretManager of @xec-sh/ops have, and what becomes of many secrets at once?
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SecretManager, type SecretProviderConfig } from '@xec-sh/ops'
import { LocalSecretProvider } from '@xec-sh/ops/secrets/index'
import { codeOf, found } from './place.ts'

const yes = (is: boolean) => (is ? 'yes' : 'no')
const folder = (name: string) => mkdtempSync(join(tmpdir(), name))
const git = (repository: string, ...words: string[]) =>
  execFileSync('git', ['-C', repository, ...words], { stdio: 'pipe' })

function exists(type: SecretProviderConfig['type'], config?: SecretProviderConfig['config']): string {
  try {
    new SecretManager({ type, config })
    return 'yes'
  } catch {
    return 'no'
  }
}

const repository = folder('repository-')
git(repository, 'init', '-q')
git(repository, 'config', 'user.name', 'probe')
git(repository, 'config', 'user.email', 'probe@example.com')
git(repository, 'commit', '-q', '--allow-empty', '-m', 'begin')

const storageDir = folder('one-')
const local = (passphrase?: string, where = storageDir) =>
  new SecretManager({ type: 'local', config: { storageDir: where, passphrase } })
const one = local('right')
await one.set('token', 'v')
const read = (await one.get('token')) === 'v'
const wrong = await codeOf(local('wrong').get('token'))

const many = local(undefined, folder('many-'))
const names = Array.from({ length: 12 }, (_, index) => `name-${index}`)
const all = Object.fromEntries(names.map((name) => [name, 'v']))
const outcome = await codeOf(many.setMany(all))
const listed = outcome === 'none' && (await codeOf(many.list())) === 'none' ? (await many.list()).length : 0

const ordered = local(undefined, folder('ordered-'))
for (const name of names.slice(0, 5)) await ordered.set(name, 'v')
const inOrder = (await ordered.list()).length === 5

const changing = folder('changing-')
const before = new LocalSecretProvider({ storageDir: changing, passphrase: 'old' })
for (const name of ['a', 'b']) await before.set(name, 'v')
await before.changePassphrase('old', 'new')
const after = local('new', changing)
const changed = (await after.get('a')) === 'v' && (await after.get('b')) === 'v'

const shared = (where: string) => new SecretManager({ type: 'git', config: { repoPath: where } })
await shared(repository).set('token', 'v')
const shownInGit = (await shared(repository).get('token')) === 'v'
const clone = join(folder('clone-'), 'copy')
execFileSync('git', ['clone', '-q', repository, clone], { stdio: 'pipe' })
const inClone = await codeOf(shared(clone).get('token'))

process.env.SECRET_EMPTY = ''
const fromEnvironment = new SecretManager({ type: 'env' })
process.env.SECRET_API_KEY = 'v'

await found({
  local: exists('local'),
  env: exists('env'),
  git: exists('git', { repoPath: repository }),
  dotenv: exists('dotenv'),
  vault: exists('vault'),
  aws: exists('aws-secrets'),
  onePassword: exists('1password'),
  read: yes(read),
  wrong,
  inOrder: yes(inOrder),
  many: yes(listed === names.length),
  changed: yes(changed),
  shownInGit: yes(shownInGit),
  inClone: yes(inClone === 'none'),
  dashes: yes((await fromEnvironment.get('api-key')) === 'v'),
  empty: yes((await fromEnvironment.get('empty')) === ''),
})
