// What reaches the host when `$.ssh()` is given `sudo`? The line is read from the client's own log; it does not matter whether
// the host has sudo.
import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, host } from './place.ts'

// Of a password it warns each time.
console.warn = () => {}

const lines: string[] = []
const debug = (line: string) => void lines.push(...(/exec: (.*)\)$/s.exec(line)?.slice(1) ?? []))
const ssh = { defaultConnectOptions: { debug } }
const engine = createCallableEngine(new ExecutionEngine({ adapters: { ssh } }))
const web = (sudo: object) => engine.ssh({ ...host(), sudo: { enabled: true, ...sudo } })

await web({})`id -un`.nothrow()
await web({ user: 'admin' })`id -un`.nothrow()
await web({ password: 'secret' })`id -un`.nothrow()
await web({ password: 'secret', passwordMethod: 'askpass' })`id -un`.nothrow()
await web({}).env({ STAGE: 'test' })`id -un`.nothrow()
await engine.dispose()

const [plain, user, password, method, variables] = lines
await found({
  plain,
  user,
  password: password?.replaceAll('\n', '\\n'),
  variables,
  'password-method': password === method ? 'no' : 'yes',
})
