// What are the limits of the SSH connection pool where nothing is set?
import { SSHAdapter } from '@xec-sh/core'
import { found } from './place.ts'

const { connectionPool } = Reflect.get(new SSHAdapter(), 'sshConfig') as { connectionPool: Record<string, unknown> }
const milliseconds = ['idleTimeout', 'keepAliveInterval', 'reconnectDelay']
const unit = (name: string) => (milliseconds.includes(name) ? ' ms' : '')

await found(Object.fromEntries(Object.entries(connectionPool).map(([name, value]) => [name, `${value}${unit(name)}`])))
