import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxMegabytes, maxProcesses } from '../sandbox/processes.ts'
import { groupsNamed } from './end-daemon.ts'

const memory = String(maxMegabytes * 2 ** 20)

/** What a group and all below it may take, in the files of both versions of control groups. */
const limits: Readonly<Record<string, string>> = {
  'pids.max': String(maxProcesses),
  'memory.max': memory,
  'memory.limit_in_bytes': memory,
}

/** Makes the control groups above all containers, with the limits of a sample: a daemon's processes are no sample's. */
export function limitGroups(parent: string): void {
  for (const group of groupsNamed(parent)) {
    try {
      mkdirSync(group)
    } catch {
      // Nothing below can have containers, either.
      continue
    }
    for (const [name, limit] of Object.entries(limits)) {
      if (existsSync(join(group, name))) writeFileSync(join(group, name), limit)
    }
  }
}
