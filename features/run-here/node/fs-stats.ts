import type { FsEntry } from 'just-bash'

/** What Node says of a file. */
export interface Stats {
  readonly size: number
  readonly mode: number
  readonly mtime: Date
  readonly mtimeMs: number
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

const kinds = { file: 0o100000, directory: 0o040000, symlink: 0o120000 }

/** The same for an entry of the run's files. */
export function statsOf(entry: FsEntry): Stats {
  const size = 'content' in entry ? entry.content.length : 4096
  return {
    size,
    mode: kinds[entry.type] | entry.mode,
    mtime: entry.mtime,
    mtimeMs: entry.mtime.getTime(),
    isFile: () => entry.type === 'file',
    isDirectory: () => entry.type === 'directory',
    isSymbolicLink: () => entry.type === 'symlink',
  }
}
