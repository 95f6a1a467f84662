import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/sbin', '/usr/bin', '/bin']

/** The programs of a name on this machine, in the order in which the path has them. */
export function programs(name: string): string[] {
  return [...new Set(folders.map((folder) => join(folder, name)))].filter((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
