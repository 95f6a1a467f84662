import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { keptPaths } from './kept-paths.ts'
import { modulesAbove } from './modules-above.ts'

/** Folders of the system that a sample may write, each with a content of its own. */
const writable = ['tmp', 'var/tmp', 'srv', 'media', 'var/backups', 'dev/shm']

/** Folders at the top that a sample does not have from the worker. */
const own: ReadonlySet<string> = new Set(['dev', 'proc', 'run', 'root', 'tmp', 'srv', 'media'])

/** Folders that a job has to have. */
export const jobFolders: readonly string[] = ['work', 'home', 'tmp', ...writable.map((place) => `places/${place}`)]

/** Where bubblewrap says which process is the first in the sandbox. */
export const infoFile = 3

/** What a line of a job sees of the worker. */
export interface SampleView {
  /** Folder of the worker, and that of the job in it. */
  readonly scratch: string
  readonly folder: string
  /** Files and folders that it may read, and files that it may write: all of them are there. */
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

const namespaces = ['--unshare-user', '--uid', '0', '--gid', '0', '--unshare-pid', '--unshare-uts', '--unshare-ipc']
const apart = ['--hostname', 'laptop', '--new-session', '--die-with-parent', '--cap-drop', 'ALL']

let system: readonly string[] | undefined

/**
 * What has to stand before a command in the worker, so that it runs in namespaces of its own, without privileges: it can write
 * its folders and what lies in memory, and neither sees nor reaches processes and files of others. Bubblewrap is the first
 * process there: all others end with it.
 */
export function sampleSandbox({ scratch, folder, reads, writes }: SampleView): string[] {
  system ??= systemFolders()
  const bind = (place: string) => ['--bind', place, place]
  const show = (place: string) => ['--ro-bind', place, place]
  return [
    ...['bwrap', ...namespaces, ...apart, '--info-fd', String(infoFile), ...system],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/run'],
    ...writable.flatMap((place) => ['--bind', join(folder, 'places', place), `/${place}`]),
    // OpenSSH looks for its files where the account has its home, whatever $HOME says.
    ...['--bind', join(folder, 'home'), '/root'],
    ...Object.values(keptPaths()).filter(isReplaced).flatMap(show),
    ...modulesAbove(scratch).flatMap(([link, target]) => ['--symlink', target, link]),
    ...['work', 'home', 'tmp'].flatMap((name) => bind(join(folder, name))),
    ...reads.flatMap(show),
    ...writes.flatMap(bind),
    ...['--ro-bind-try', join(folder, 'hosts.txt'), '/etc/hosts'],
    ...['/', '/dev', '/proc', '/run'].flatMap((place) => ['--remount-ro', place]),
    ...['--chdir', join(folder, 'work'), '--'],
  ]
}

/** The root as the worker sees it, but for what a sample has of its own. A folder may be gone by the time a sample begins. */
function systemFolders(): string[] {
  const entries = readdirSync('/', { withFileTypes: true }).filter(({ name }) => !own.has(name))
  return entries.flatMap((entry) => {
    const place = `/${entry.name}`
    return entry.isSymbolicLink() ? ['--symlink', readlinkSync(place), place] : ['--ro-bind-try', place, place]
  })
}

/** Whether a path lies where a sample has a folder of its own in place of the worker's. */
function isReplaced(path: string): boolean {
  return ['root', 'run', ...writable].some((place) => path.startsWith(`/${place}/`))
}
