import { readdirSync, readFileSync } from 'node:fs'

/** No sample needs as many at once. The kernel has no limit that would hold for root. */
export const maxProcesses = 500

/** Nor as much memory, all its processes together: a compiler takes a quarter of it. */
export const maxMegabytes = 1024

/** Milliseconds for which a look at all processes holds: samples that run side by side share one. */
const holds = 90

/** Processes by the process, and by the group, that they belong to. */
interface Seen {
  readonly at: number
  readonly byParent: ReadonlyMap<number, readonly number[]>
  readonly byGroup: ReadonlyMap<number, readonly number[]>
}

let seen: Seen = { at: Number.NEGATIVE_INFINITY, byParent: new Map(), byGroup: new Map() }

/**
 * What processes have too much of, with all that they have started. In a namespace of processes nothing gets away from the one
 * that made it; elsewhere at least those count whose parents live, and those in its group. Nothing, where the system does not
 * list processes in /proc.
 */
export function excessOf(roots: readonly number[]): 'processes' | 'memory' | undefined {
  const all = allOf(roots, look())
  if (all.size > maxProcesses) return 'processes'
  let kilobytes = 0
  for (const id of all) kilobytes += ownKilobytes(id)
  return kilobytes > maxMegabytes * 1024 ? 'memory' : undefined
}

function allOf(roots: readonly number[], { byParent, byGroup }: Seen): ReadonlySet<number> {
  const all = new Set<number>()
  const open = roots.filter((id) => id > 0)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (all.has(id)) continue
    all.add(id)
    open.push(...(byParent.get(id) ?? []), ...(byGroup.get(id) ?? []))
  }
  return all
}

function look(): Seen {
  const at = performance.now()
  if (at - seen.at < holds) return seen
  const [byParent, byGroup] = [new Map<number, number[]>(), new Map<number, number[]>()]
  for (const id of ids()) {
    const { parent, group } = familyOf(id)
    put(byParent, parent, id)
    put(byGroup, group, id)
  }
  seen = { at, byParent, byGroup }
  return seen
}

function put(map: Map<number, number[]>, key: number, id: number): void {
  const members = map.get(key)
  if (members) members.push(id)
  else map.set(key, [id])
}

function ids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** The fourth and the fifth field; the second is a name in parentheses, which may have spaces. */
function familyOf(id: number): { readonly parent: number; readonly group: number } {
  const stat = readOf(id, 'stat')
  const [, parent, group] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return { parent: parent ?? -1, group: group ?? -1 }
}

/** Memory that belongs to no file on a disk. */
function ownKilobytes(id: number): number {
  const sizes = readOf(id, 'status').matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm)
  return [...sizes].reduce((sum, [, size]) => sum + Number(size), 0)
}

/** Empty for a process that has ended. */
function readOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'latin1')
  } catch {
    return ''
  }
}
