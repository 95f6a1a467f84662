import { readdirSync, readFileSync } from 'node:fs'
import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ends a daemon with all that it started, at once: whoever ends the worker does not wait for a daemon's own way.
 * @param folder stands in the command lines of its processes. @param parent name of the control group above its containers.
 */
export async function endDaemon(folder: string, parent: string): Promise<void> {
  const groups = groupsNamed(parent)
  // First what could start anything new.
  for (const id of processesOf(folder)) kill(id)
  for (let round = 0; round < 100; round++) {
    const left = await Promise.all(groups.map(removeGroup))
    if (!left.includes(true)) return
    await pause(20)
  }
}

function processesOf(folder: string): string[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return ids.filter((id) => read(`/proc/${id}/cmdline`).includes(`${folder}/`))
}

/** The control group of a name in every hierarchy that is mounted, whether it is there or not. */
export function groupsNamed(name: string): string[] {
  const mounts = read('/proc/self/mounts')
    .split('\n')
    .map((line) => line.split(' '))
  return mounts.filter(([, , type]) => type?.startsWith('cgroup')).map(([, place = '']) => join(place, name))
}

/** Ends what runs in a group and removes it with those below; the kernel keeps groups of ended containers. @returns whether it is still there. */
async function removeGroup(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  if (entries.length === 0) return false
  for (const entry of entries) if (entry.isDirectory()) await removeGroup(join(folder, entry.name))
  for (const id of read(join(folder, 'cgroup.procs')).split('\n').filter(Boolean)) kill(id)
  return rmdir(folder).then(
    () => false,
    () => true,
  )
}

function kill(id: string): void {
  // 0 is a process outside of the worker's namespace, and to the kernel the whole group of this one.
  if (Number(id) <= 1) return
  try {
    process.kill(Number(id), 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
