import { Buffer } from 'buffer'
import { tellLack } from '../node/lacks.ts'
import { nodeProcess } from '../node/process.ts'
import { nodeConsole } from './console.ts'
import { replaceTimers } from './timers.ts'

/** What would leave the worker, or stay behind it. The policy of its own response refuses the network as well. */
const network = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'RTCPeerConnection'],
  ...['Worker', 'SharedWorker', 'importScripts', 'BroadcastChannel', 'Notification', 'postMessage', 'close'],
]
const stores = [
  ...['indexedDB', 'caches', 'cookieStore', 'storage'],
  ...['webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
  ...['webkitResolveLocalFileSystemURL', 'webkitResolveLocalFileSystemSyncURL'],
]
/** As in Node where nobody can be reached, and the page is told why. */
async function fetchNothing(): Promise<never> {
  tellLack('network')
  throw new TypeError('fetch failed', { cause: new Error('The stand-in has no network') })
}

/** All that is left of `navigator`, which leads to files, locks, devices and whatever browsers add to it. */
const harmless = new Set([
  'constructor',
  'userAgent',
  'platform',
  'language',
  'languages',
  'onLine',
  'hardwareConcurrency',
])

/** An object and those that it inherits from. */
function withAncestors(object: object): object[] {
  const above: object | null = Object.getPrototypeOf(object)
  return above && above !== Object.prototype ? [object, ...withAncestors(above)] : [object]
}

for (const owner of withAncestors(globalThis)) {
  for (const name of [...network, ...stores]) Reflect.deleteProperty(owner, name)
}
for (const owner of withAncestors(navigator)) {
  for (const name of Object.getOwnPropertyNames(owner)) if (!harmless.has(name)) Reflect.deleteProperty(owner, name)
}
replaceTimers()
Object.assign(globalThis, { global: globalThis, fetch: fetchNothing, process: nodeProcess, Buffer })
Object.assign(console, nodeConsole)
