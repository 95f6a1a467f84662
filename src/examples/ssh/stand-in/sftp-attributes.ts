import type { Stats } from 'node:fs'
import type { Attributes } from 'ssh2'

/** What SFTP says of a file. */
export function attributesOf({ mode, uid, gid, size, atimeMs, mtimeMs }: Stats): Attributes {
  return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) }
}

/** A line as `ls -l` writes it: some clients read the kind of file from its first letter. */
export function longName(name: string, found: Stats): string {
  const kind = found.isDirectory() ? 'd' : found.isSymbolicLink() ? 'l' : '-'
  const bits = [...'rwxrwxrwx'].map((letter, index) => (found.mode & (0o400 >> index) ? letter : '-')).join('')
  return `${kind}${bits} 1 deploy deploy ${found.size} ${found.mtime.toISOString().slice(0, 10)} ${name}`
}

/** For answers that are about a name alone. */
export const noAttributes: Attributes = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }
