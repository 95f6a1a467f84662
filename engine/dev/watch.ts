import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors save in several steps; what comes within this many milliseconds is one save. */
const settle = 20

/** Calls back with the saved file, relative to the root. */
export function watchFolders(root: string, folders: readonly string[], saved: (file: string) => void): void {
  const timers = new Map<string, NodeJS.Timeout>()
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || /(^|\/)[.#]|~$/.test(name)) return
      const file = `${folder}/${name.replaceAll('\\', '/')}`
      clearTimeout(timers.get(file))
      timers.set(
        file,
        setTimeout(() => saved(file), settle),
      )
    })
  }
}
