import { readdirSync, readFileSync } from 'node:fs'

/**
 * Resident bytes of a process and all below it. What several of them share counts once for each, so the sum is rather
 * too high than too low. Undefined on systems without /proc.
 */
export function treeMemory(root: number): number | undefined {
  const processes = readProcesses()
  if (processes.length === 0) return undefined
  const tree = new Set([root])
  // Children may come before their parents in the list, where numbers have begun anew.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid)
  }
  return processes.reduce((sum, { pid, bytes }) => sum + (tree.has(pid) ? bytes : 0), 0)
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly bytes: number
}

function readProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)))
  } catch {
    return []
  }
}

/** A process may end while it is being read: then it is no more. */
function readProcess(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const value = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ pid, parent: value('PPid'), bytes: 1024 * value('VmRSS') }]
  } catch {
    return []
  }
}
