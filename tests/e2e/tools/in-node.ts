import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import ssh2 from 'ssh2'
import { newEngine } from '../../../features/quoting/engine.ts'
import type { Example } from '../../../features/quoting/examples.ts'
import { type Outcomes, outcomesOf } from '../../../features/quoting/lines.ts'
import { spawn } from '../../../features/quoting/node/child_process.ts'
import { takeNotes } from '../../../features/quoting/node/record.ts'
import standIn from '../../../features/quoting/node/ssh2.ts'
import { parseTemplate } from '../../../features/quoting/template.ts'
import { makeValue } from '../../../features/quoting/values.ts'

/**
 * What the package makes of a command in Node, with all of Node but the start of programs and the connection to a server:
 * nothing that these commands say may happen.
 */
export async function inNode({ template, values }: Example): Promise<Outcomes> {
  const parsed = parseTemplate(template)
  if (typeof parsed === 'string') throw new Error(`${template}: ${parsed}`)
  const own = { spawn: childProcess.spawn, Client: ssh2.Client }
  Object.assign(childProcess, { spawn })
  Object.assign(ssh2, standIn)
  syncBuiltinESMExports()
  try {
    const command = { strings: parsed.strings, values: () => values.map(makeValue) }
    return await outcomesOf({ engine: newEngine(), takeNotes }, command)
  } finally {
    Object.assign(childProcess, { spawn: own.spawn })
    Object.assign(ssh2, { Client: own.Client })
    syncBuiltinESMExports()
  }
}
