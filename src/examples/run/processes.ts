import { readdirSync, readFileSync } from 'node:fs'

/** No sample needs as many at once. The kernel has no limit that would hold for root. */
export const mostProcesses = 500

/** Whether more processes than that are in a process group. No, where the system does not list them in /proc. */
export function hasTooManyProcesses(group: number | undefined): boolean {
  const all = ids()
  // Most of the time there is a handful of processes, and nothing has to be read.
  return all.length > mostProcesses && all.filter((id) => groupOf(id) === group).length > mostProcesses
}

function ids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The fifth field; the second is a name in parentheses, which may have spaces. */
function groupOf(id: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
  } catch {
    return undefined
  }
}
