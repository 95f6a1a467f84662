import { createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { NodeSSH } from '@xec-sh/core/dist/adapters/ssh/ssh.js'
import { vi } from 'vitest'
import type { PoolSettings } from '../../../features/timing/pool/model.ts'

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Connections that only take time: a command ends after the milliseconds that it names, or with its connection. */
function fakeConnections(connect: number, started: (command: string) => void): void {
  const ends = new WeakMap<object, () => void>()
  const isOpen = new WeakSet<object>()
  vi.spyOn(NodeSSH.prototype, 'connect').mockImplementation(async function (this: NodeSSH) {
    await pause(connect)
    isOpen.add(this)
    return this
  })
  vi.spyOn(NodeSSH.prototype, 'isConnected').mockImplementation(function (this: NodeSSH) {
    return isOpen.has(this)
  })
  vi.spyOn(NodeSSH.prototype, 'dispose').mockImplementation(function (this: NodeSSH) {
    isOpen.delete(this)
    ends.get(this)?.()
  })
  vi.spyOn(NodeSSH.prototype, 'execCommand').mockImplementation(function (this: NodeSSH, command: string) {
    const answer = { code: 0, signal: null, stdout: '', stderr: '' }
    if (!/^\d+$/.test(command)) return Promise.resolve(answer)
    started(command)
    const before = ends.get(this)
    const cut = new Promise<void>((resolve) => {
      ends.set(this, () => {
        before?.()
        resolve()
      })
    })
    return Promise.race([pause(Number(command)), cut]).then(() => answer)
  })
}

/** What the published SSH adapter does with a plan, in the time of fake timers: events in order. */
export async function publishedPool({ maxConnections, idleTimeout, connect, steps }: PoolSettings) {
  vi.useFakeTimers({ now: 0 })
  const events: string[] = []
  const note = (text: string) => events.push(`${Date.now()} ${text}`)
  fakeConnections(connect, (command) => note(`start ${command}`))
  const ssh = { connectionPool: { maxConnections, idleTimeout } }
  const $ = createCallableEngine(new ExecutionEngine({ adapters: { ssh } }))
  const adapter = $.getAdapter('ssh')
  adapter?.on('ssh:connect', ({ host }) => note(`open ${host}`))
  adapter?.on('ssh:disconnect', ({ host, reason }) => note(`close ${host} ${reason}`))
  for (const { host, start, takes } of steps) {
    setTimeout(() => {
      const on = $.ssh({ host, username: 'deploy', password: 'secret' })
      void on.raw`${takes}`
        .timeout(0)
        .nothrow()
        .then(({ ok }) => note(`end ${takes} ${ok}`))
    }, start)
  }
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  await $.dispose()
  return events.sort()
}
