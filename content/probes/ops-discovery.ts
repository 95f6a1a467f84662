// What does @xec-sh/ops/discovery find, and what does it say when it cannot ask?
import childProcess from 'node:child_process'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer, Socket } from 'node:net'
import { Discovery } from '@xec-sh/ops/discovery'
import { errorOf, found } from './place.ts'

const yes = (is: boolean) => (is ? 'yes' : 'no')

// What `docker ps` prints, and what it is called with.
const container = {
  Names: 'shop-db',
  Image: 'postgres',
  Status: 'Up',
  Ports: '',
  Labels: 'app=shop,query=a=b,list=a,b',
}
const { execSync } = childProcess
let called = ''
const docker = (command: string) => {
  called = command
  return JSON.stringify(container)
}
Object.assign(childProcess, { execSync: docker })
syncBuiltinESMExports()
const [target] = await Discovery.create().docker({ label: 'app=$(date)' }).scan()
Object.assign(childProcess, { execSync: () => errorOfDocker() })
syncBuiltinESMExports()
const silent = await errorOf(Discovery.create().docker().kubernetes().scan())
Object.assign(childProcess, { execSync })
syncBuiltinESMExports()

function errorOfDocker(): never {
  throw new Error('docker: command not found')
}

const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const open = await Discovery.create()
  .ssh({ hosts: ['127.0.0.1'], port })
  .scan()
server.close()

let active = 0
let most = 0
let sshTimeout: number | undefined
let sshPort: number | undefined
const { connect } = Socket.prototype
Object.assign(Socket.prototype, {
  connect(this: Socket, [options]: [{ timeout?: number; port?: number }]) {
    sshTimeout = options.timeout
    sshPort = options.port
    most = Math.max(most, ++active)
    setTimeout(() => {
      active--
      this.destroy(new Error('no'))
    }, 20)
    return this
  },
})
await Discovery.create()
  .ssh({ hosts: ['a.invalid', 'b.invalid'] })
  .scan()
Object.assign(Socket.prototype, { connect })

const custom = await errorOf(
  Discovery.create()
    .custom('inventory', () => Promise.reject(new Error('no')))
    .scan(),
)

await found({
  docker: yes(target?.id === 'docker:shop-db'),
  ssh: yes(open.length === 1),
  silent: yes(silent !== 'none'),
  sshPort: sshPort ?? 0,
  sshTimeout: `${sshTimeout} ms`,
  sshOrder: yes(most > 1),
  customError: yes(custom === 'Error'),
  labels: yes(target?.labels?.query === 'a=b'),
  escapes: yes(!called.includes('label=app=$(date)')),
})
