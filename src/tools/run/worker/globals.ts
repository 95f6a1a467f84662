import { Buffer } from 'buffer'
import { format, inspect } from 'node-inspect-extracted'
import { nodeProcess } from './process.ts'
import { replaceTimers } from './timers.ts'

/** What would leave the worker, or stay behind it. The policy of its own response refuses the network as well. */
const withheld = ['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'Worker']
const stores = [
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'importScripts',
  'cookieStore',
  'RTCPeerConnection',
  'storage',
]

const toOut = (...args: unknown[]) => void nodeProcess.stdout.write(`${format(...args)}\n`)
const toErr = (...args: unknown[]) => void nodeProcess.stderr.write(`${format(...args)}\n`)

function withhold(name: string): void {
  for (let owner: object | null = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
    if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name)
  }
}

for (const name of [...withheld, ...stores]) withhold(name)
replaceTimers()
Object.assign(globalThis, { global: globalThis, process: nodeProcess, Buffer })
Object.assign(console, { log: toOut, info: toOut, debug: toOut, error: toErr, warn: toErr, trace: toErr })
console.dir = (value: unknown, options?: object) => toOut(inspect(value, options))
