import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits, type Job, type Outcome } from '../../samples/job.ts'
import { nodeLine } from '../../samples/run/run-job.ts'
import { serversOf } from '../../samples/run/servers-of.ts'
import { runJobs } from '../../samples/run/session.ts'
import { findIsolation } from '../../samples/sandbox/isolation.ts'

const isReal = serversOf({ hosts: ['a'] }, findIsolation().prefix.length > 0).length > 0
const client = { name: 'client.mjs', text: readFileSync(new URL('./ssh-client.mjs', import.meta.url), 'utf8') }
const head = `import { $ } from '@xec-sh/core'
import { connect, said } from './client.mjs'
`

/** What programs print, by their names, with servers for the hosts that they name. */
async function printedBy(programs: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const jobs = Object.entries(programs).map(([name, text], index): Job => {
    const files = [client, { name: 'a.mjs', text: `${head}${text}\nawait $.dispose()\nprocess.exit()\n` }]
    const hosts = [...new Set([...(text.match(/[\w-]+\.(?:example\.com|internal)/g) ?? []), 'web-1.example.com'])]
    const env: Record<string, string> = name === 'an agent' ? { SSH_AUTH_SOCK: 'agent' } : {}
    return { id: `${index} ${name}`, files, lines: [nodeLine('a.mjs')], hosts, env, limits: defaultLimits }
  })
  const outcomes: Outcome[] = []
  await runJobs(jobs, findIsolation(), (outcome) => outcomes.push(outcome))
  return new Map(outcomes.map(({ id, error, lines }) => [id.replace(/^\d+ /, ''), error ?? lines[0]?.output ?? '']))
}

const byPassword = 'privateKey: undefined, password: process.env.SSH_PASSWORD'
/** A login that only an agent can bring about. */
const withAgent = `import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
const ssh = { defaultConnectOptions: { agent: process.env.SSH_AUTH_SOCK } }
const asking = createCallableEngine(new ExecutionEngine({ adapters: { ssh } }))
const host = asking.ssh({ host: 'web-1.example.com', username: 'deploy', password: 'any' })
console.log(await said(async () => (await host\`whoami\`).stdout))`

/** Programs against servers with a setting of their own, and what they print. */
const variants: Readonly<Record<string, readonly [text: string, said: RegExp]>> = {
  'no-sftp': [
    "console.log(await said(() => connect('no-sftp.example.com').uploadFile('a.mjs', 'a')))",
    /Unable to start subsystem: sftp/,
  ],
  'no-forwarding': [throughBastion('no-forwarding.example.com', 'web-1.example.com'), /^refused: .*open failed/],
  'no-password': [login('no-password', byPassword), /authentication methods failed/],
  'no-password, but the key': [login('no-password', ''), /^deploy/],
  'only-password': [login('only-password', ''), /authentication methods failed/],
  'only-password, which is given': [login('only-password', byPassword), /^deploy/],
  'only-interactive': [login('only-interactive', byPassword), /authentication methods failed/],
  'two-steps, with one of them': [login('two-steps', byPassword), /authentication methods failed/],
  old: [login('old', ''), /no matching key exchange algorithm/],
  'few-sessions': [
    "const few = connect('few-sessions.example.com'); const all = [1, 2, 3, 4].map(() => few`sleep 0.3`.nothrow()); console.log(JSON.stringify(await Promise.all(all)))",
    /open failed/,
  ],
  slow: [
    "const slow = connect('slow.example.com'); const late = await slow`echo late`; console.log(late.text(), late.duration >= 1000)",
    /^late true\s*$/,
  ],
  'dying, a command that takes longer': [
    "console.log((await connect('dying.example.com')`echo begun; sleep 3; echo done`.nothrow()).lines().join())",
    /^begun\s*$/,
  ],
  'dying, a short command': ["console.log((await connect('dying.example.com')`echo done`).text())", /^done\s*$/],
  '.internal, from outside': [login('app-1.internal', ''), /ENOTFOUND/],
  '.internal, through a bastion': [throughBastion('bastion.example.com', 'app-1.internal'), /^SSH-2.0-OpenSSH/],
  'an agent': [withAgent, /^deploy/],
  'no agent': [withAgent, /authentication methods failed/],
}

describe.runIf(isReal)('servers with a setting of their own (needs sshd and a sandbox)', () => {
  let printed: Map<string, string>
  beforeAll(async () => {
    printed = await printedBy(Object.fromEntries(Object.entries(variants).map(([name, [text]]) => [name, text])))
  }, 180_000)

  it.each(Object.entries(variants))('%s', (name, [, said]) => {
    expect(printed.get(name)).toMatch(said)
  })
})

function login(host: string, options: string): string {
  return `console.log(await said(async () => (await connect('${host.includes('.') ? host : `${host}.example.com`}', { ${options} })\`whoami\`).stdout))`
}

/** Prints what an SSH server behind another one says first. */
function throughBastion(bastion: string, inner: string): string {
  return `import ssh2 from 'ssh2'
import { privateKey } from './client.mjs'
const client = new ssh2.Client()
client.on('ready', () => client.forwardOut('127.0.0.1', 0, '${inner}', 22, (error, stream) => {
  if (error) { console.log('refused: ' + error.message); process.exit() }
  stream.once('data', (data) => { console.log(String(data)); process.exit() })
}))
client.connect({ host: '${bastion}', username: 'deploy', privateKey })
await new Promise(() => {})`
}
