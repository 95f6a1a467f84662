// Which ways to log in does the client try, and in which order, when the settings name an agent and the server refuses
// everything? That is read from the client's own log.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host, pause } from './place.ts'

const folder = mkdtempSync(join(tmpdir(), 'login-order-'))
const agent = join(folder, 'agent')
const helper = spawn('ssh-agent', ['-D', '-a', agent], { stdio: 'ignore' })
while (!existsSync(agent)) await pause(20)

const { privateKey, ...account } = host()

async function tried(credentials: object, options: object = {}): Promise<string> {
  const methods: string[] = []
  const debug = (line: string) => {
    const [, method] = /^Client: ([\w-]+) auth failed$/.exec(line) ?? []
    if (method && method !== 'none') methods.push(method)
  }
  const ssh = { defaultConnectOptions: { debug, agent, ...options } }
  const engine = createCallableEngine(new ExecutionEngine({ adapters: { ssh } }))
  await engine.ssh({ ...account, username: 'no-such-user', ...credentials })`true`.nothrow()
  await engine.dispose()
  return methods.join(', ')
}

const password = await tried({ password: 'wrong' }, { tryKeyboard: true })
const key = await tried({ privateKey }, { tryKeyboard: true })
const dialog = await tried({ password: 'wrong' })
const list = await tried({ password: 'wrong' }, { authHandler: ['agent'] })
helper.kill()
rmSync(folder, { recursive: true })

await found({ password, key, 'without-try-keyboard': dialog, 'auth-handler': list })
