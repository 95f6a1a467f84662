// Which commands does `$.dispose()` end?
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { $, createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found, pause } from './place.ts'

async function startedBy(engine: typeof $, name: string): Promise<number> {
  const file = join(tmpdir(), `disposed-${process.pid}-${name}`)
  void engine`echo $$ > ${file}; exec sleep 5`.nothrow().then(() => {})
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20)
  return Number(readFileSync(file, 'utf8'))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const pids = {
  own: await startedBy($, 'own'),
  derived: await startedBy($.cd(tmpdir()) as typeof $, 'derived'),
  other: await startedBy(createCallableEngine(new ExecutionEngine()) as typeof $, 'other'),
}
await $.dispose()
for (let waited = 0; waited < 500 && Object.values(pids).some(isRunning); waited += 50) await pause(50)
const ended = Object.entries(pids).map(([name, pid]) => [name, isRunning(pid) ? 'no' : 'yes'])
for (const pid of Object.values(pids).filter(isRunning)) process.kill(pid)

await found(Object.fromEntries(ended))
