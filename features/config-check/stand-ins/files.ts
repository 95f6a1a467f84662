/** The files of the projects that are loaded, by their paths; see `build/bundle/config-package.ts`. */
const files = new Map<string, string>()

/** Gives a project a file until it is loaded. */
export function putFile(path: string, text: string): () => void {
  files.set(path, text)
  return () => files.delete(path)
}

/** In place of that of `fs`. */
export function existsSync(path: string): boolean {
  return files.has(path)
}

/** In place of that of `fs/promises`. */
export async function readFile(path: string): Promise<string> {
  const text = files.get(path)
  if (text === undefined) throw Object.assign(new Error(`${path} is not there`), { code: 'ENOENT' })
  return text
}
