import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors save in several steps; what comes within this many milliseconds is one save. */
const settle = 20

/** Calls back with the saved file, relative to the root. Returns the function that ends the watching. */
export function watchFolders(root: string, folders: readonly string[], saved: (file: string) => void): () => void {
  const timers = new Map<string, NodeJS.Timeout>()
  const watchers = folders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, name) => {
        if (name === null || /(^|\/)[.#]|~$/.test(name)) return
        const file = `${folder}/${name.replaceAll('\\', '/')}`
        clearTimeout(timers.get(file))
        timers.set(
          file,
          setTimeout(() => saved(file), settle),
        )
      }),
    )
  return () => {
    for (const watcher of watchers) watcher.close()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
