import * as xec from '@xec-sh/core'
import * as events from 'events'
import * as path from 'path-browserify'
import * as stream from 'readable-stream'
import * as assert from '../node/assert.ts'
import * as childProcess from '../node/child-process.ts'
import * as crypto from '../node/crypto.ts'
import * as fs from '../node/fs.ts'
import * as fsPromises from '../node/fs-promises.ts'
import * as util from '../node/node-util.ts'
import * as os from '../node/os.ts'
import * as readline from '../node/readline.ts'
import * as streamPromises from '../node/stream-promises.ts'
import * as timersPromises from '../node/timers-promises.ts'

/** What a sample may import: the package itself, and what stands for Node's modules in this worker. In one file: few round trips. */
export const modules: Readonly<Record<string, object>> = {
  '@xec-sh/core': xec,
  'node:assert': assert,
  'node:child_process': childProcess,
  'node:crypto': crypto,
  'node:events': events,
  'node:fs': fs,
  'node:fs/promises': fsPromises,
  'node:os': os,
  'node:path': path,
  'node:readline': readline,
  'node:stream': stream,
  'node:stream/promises': streamPromises,
  'node:timers/promises': timersPromises,
  'node:util': util,
}
