import { files } from '../worker/files.ts'
import * as sync from './fs.ts'
import { fileError, full } from './fs-entries.ts'

/** The same call, whose answer or error comes later. */
function later<Args extends unknown[], Result>(call: (...args: Args) => Result): (...args: Args) => Promise<Result> {
  return async (...args) => call(...args)
}

export const access = later((path: string | URL) => sync.accessSync(path))
export const readFile = later((...args: Parameters<typeof sync.readFileSync>) => sync.readFileSync(...args))
export const writeFile = later((...args: Parameters<typeof sync.writeFileSync>) => sync.writeFileSync(...args))
export const appendFile = later((...args: Parameters<typeof sync.appendFileSync>) => sync.appendFileSync(...args))
export const mkdir = later((...args: Parameters<typeof sync.mkdirSync>) => sync.mkdirSync(...args))
export const mkdtemp = later((prefix: string) => sync.mkdtempSync(prefix))
export const rm = later((...args: Parameters<typeof sync.rmSync>) => sync.rmSync(...args))
export const unlink = later((path: string | URL) => sync.unlinkSync(path))
export const stat = later((path: string | URL) => sync.statSync(path))
export const lstat = later((path: string | URL) => sync.lstatSync(path))
export const realpath = later((path: string | URL) => sync.realpathSync(path))

export async function readdir(path: string | URL, options?: { readonly withFileTypes?: boolean }): Promise<unknown[]> {
  const names = sync.readdirSync(path)
  if (!options?.withFileTypes) return names
  return names.map((name) => {
    const kind = sync.lstatSync(`${full(path)}/${name}`)
    return {
      name,
      parentPath: full(path),
      isFile: kind.isFile,
      isDirectory: kind.isDirectory,
      isSymbolicLink: kind.isSymbolicLink,
    }
  })
}

export async function chmod(path: string | URL, mode: number): Promise<void> {
  if (!sync.existsSync(path)) throw fileError('ENOENT', 'chmod', String(path))
  await files.chmod(full(path), mode)
}

export async function rename(from: string, to: string): Promise<void> {
  await files.mv(full(from), full(to))
}

export async function copyFile(from: string, to: string): Promise<void> {
  sync.cpSync(from, to)
}

export default {
  access,
  readFile,
  writeFile,
  appendFile,
  mkdir,
  mkdtemp,
  rm,
  unlink,
  stat,
  lstat,
  realpath,
  readdir,
  chmod,
  rename,
  copyFile,
}
