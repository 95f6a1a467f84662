/** What a sample may import: the package itself, and what stands for Node's modules in this worker. */
export const modules: Readonly<Record<string, () => Promise<object>>> = {
  '@xec-sh/core': () => import('@xec-sh/core'),
  'node:assert': () => import('../node/assert.ts'),
  'node:child_process': () => import('../node/child-process.ts'),
  'node:crypto': () => import('../node/crypto.ts'),
  'node:events': () => import('events'),
  'node:fs': () => import('../node/fs.ts'),
  'node:fs/promises': () => import('../node/fs-promises.ts'),
  'node:os': () => import('../node/os.ts'),
  'node:path': () => import('path-browserify'),
  'node:readline': () => import('../node/readline.ts'),
  'node:stream': () => import('readable-stream'),
  'node:stream/promises': () => import('../node/stream-promises.ts'),
  'node:timers/promises': () => import('../node/timers-promises.ts'),
  'node:util': () => import('../node/node-util.ts'),
}
