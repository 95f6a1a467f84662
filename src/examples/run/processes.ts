import { readdirSync, readFileSync } from 'node:fs'

/** No sample needs as many at once. The kernel has no limit that would hold for root. */
export const maxProcesses = 500

/** Nor as much memory, all its processes together: a compiler takes a quarter of it. */
export const maxMegabytes = 1024

/** Of nearly every machine; where pages are larger, the limit of memory comes later. */
const pageBytes = 4096

/** Milliseconds for which a look at all processes holds: samples that run side by side share one. */
const holds = 90

let seen: { readonly at: number; readonly groups: ReadonlyMap<number, readonly string[]> } = {
  at: Number.NEGATIVE_INFINITY,
  groups: new Map(),
}

/** What a process group has too much of. Nothing, where the system does not list processes in /proc. */
export function excessOf(group: number | undefined): 'processes' | 'memory' | undefined {
  const own = groups().get(group ?? 0) ?? []
  if (own.length > maxProcesses) return 'processes'
  const pages = own.reduce((sum, id) => sum + ownPages(id), 0)
  return pages * pageBytes > maxMegabytes * 2 ** 20 ? 'memory' : undefined
}

function groups(): ReadonlyMap<number, readonly string[]> {
  const at = performance.now()
  if (at - seen.at < holds) return seen.groups
  const groups = new Map<number, string[]>()
  for (const id of ids()) {
    const group = groupOf(id)
    const members = groups.get(group)
    if (members) members.push(id)
    else groups.set(group, [id])
  }
  seen = { at, groups }
  return groups
}

function ids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The fifth field; the second is a name in parentheses, which may have spaces. */
function groupOf(id: string): number {
  const stat = readOf(id, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

/** Pages in memory that no file and no other process holds as well. */
function ownPages(id: string): number {
  const [, resident = 0, shared = 0] = readOf(id, 'statm').split(' ').map(Number)
  return resident - shared
}

/** Empty for a process that has ended. */
function readOf(id: string, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'latin1')
  } catch {
    return ''
  }
}
