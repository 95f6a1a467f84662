// Which formats of a private key log in, with and without a passphrase? Each key is put into ~/.ssh/authorized_keys of the
// account and taken out again at the end.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host, place } from './place.ts'

const folder = mkdtempSync(join(tmpdir(), 'key-formats-'))
const secret = 'correct horse'
const mark = 'probe-of-key-formats'

/** Kind, format and passphrase of `ssh-keygen`. */
const keys = {
  ed25519: ['ed25519', 'RFC4716', ''],
  'ed25519-encrypted': ['ed25519', 'RFC4716', secret],
  rsa: ['rsa', 'RFC4716', ''],
  'rsa-encrypted': ['rsa', 'RFC4716', secret],
  pem: ['rsa', 'PEM', ''],
  'pem-encrypted': ['rsa', 'PEM', secret],
  'ec-pem': ['ecdsa', 'PEM', ''],
  'ec-pem-encrypted': ['ecdsa', 'PEM', secret],
  pkcs8: ['rsa', 'PKCS8', ''],
  'pkcs8-encrypted': ['rsa', 'PKCS8', secret],
} as const

function make(name: string, [kind, format, passphrase]: readonly [string, string, string]): string {
  const file = join(folder, name)
  execFileSync('ssh-keygen', ['-q', '-t', kind, '-m', format, '-N', passphrase, '-C', mark, '-f', file])
  return readFileSync(file, 'utf8')
}

/** `yes`, or what is wrong with the key. */
async function login(privateKey: string, passphrase: string): Promise<string> {
  // A pool of its own: in a shared one, the connection of another key would serve.
  const engine = createCallableEngine(new ExecutionEngine())
  const { ok, stderr } = await engine.ssh({ ...host(), privateKey, ...(passphrase && { passphrase }) })`true`.nothrow()
  await engine.dispose()
  return ok ? 'yes' : stderr.replace(/^.*?(?:private key|privateKey): /, '').trim()
}

const texts = Object.entries(keys).map(([name, key]) => [name, make(name, key), key[2]] as const)
const known = texts.map(([name]) => readFileSync(join(folder, `${name}.pub`), 'utf8')).join('')
await place()`mkdir -p .ssh && printf %s ${known} >> .ssh/authorized_keys`

const answers: Record<string, string> = {}
for (const [name, text, passphrase] of texts) answers[name] = await login(text, passphrase)
const [, encrypted = ''] = texts.find(([name]) => name === 'ed25519-encrypted') ?? []
answers['without-passphrase'] = await login(encrypted, '')
answers['wrong-passphrase'] = await login(encrypted, 'wrong')

await place()`sed -i ${`/${mark}/d`} .ssh/authorized_keys`
rmSync(folder, { recursive: true })
if (answers.ed25519 !== 'yes') {
  console.log(`${host().host} does not let in a key that was put into ~/.ssh/authorized_keys`)
  process.exit(77)
}
await found(answers)
