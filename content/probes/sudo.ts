// What do commands do that `$.ssh()` runs with `sudo`? SUDO_ACCOUNT needs no password for it (NOPASSWD), SSH_USER and its
// SSH_PASSWORD do; both log in with the key.
import { $ } from '@xec-sh/core'
import { found, host } from './place.ts'

// Of a password it warns each time.
console.warn = () => {}

const { SUDO_ACCOUNT: free = 'admin', SSH_PASSWORD: password = '' } = process.env
const on = (username: string, sudo: object = {}) => $.ssh({ ...host(), username, sudo: { enabled: true, ...sudo } })
const asked = host().username

const { stdout } = await $.ssh({ ...host(), username: free })`id -un; sudo -n id -un`.nothrow()
if (stdout !== `${free}\nroot\n`) {
  console.log(`on ${host().host}, "${free}" has no sudo without a password`)
  process.exit(77)
}

const last = (text: string) => text.trimEnd().split('\n').at(-1)
const plain = await on(free)`id -un`.nothrow()
const both = await on(free)`true; id -un`.nothrow()
const variables = await on(free).env({ STAGE: 'test' })`id -un`.nothrow()
const given = await on(asked, { password })`id -un`.nothrow()
const missing = await on(asked)`id -un`.nothrow()
const wrong = await on(asked, { password: 'wrong' })`id -un`.nothrow()
const needless = await on(free, { password: 'spare' })`cat`.nothrow()

const who = (text: string) => (text.trim() === 'root' ? 'root' : 'account')
await found({
  'no-password': who(plain.stdout),
  'with-password': who(given.stdout),
  'second-program': who(both.stdout),
  variables: who(variables.stdout),
  'variables-ok': variables.ok,
  'missing-password': last(missing.stderr),
  'wrong-password': last(wrong.stderr),
  'wrong-exit-code': wrong.exitCode,
  'password-as-input': needless.stdout.includes('spare') ? 'yes' : 'no',
})
