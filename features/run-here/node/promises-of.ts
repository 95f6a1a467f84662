import { files } from './files.ts'
import { fileError, full } from './fs-entries.ts'
import type { Stats } from './fs-stats.ts'

type FilePath = string | URL

/** What answers at once. */
interface Sync {
  accessSync(path: FilePath): void
  readFileSync(path: FilePath, options?: BufferEncoding): Uint8Array | string
  writeFileSync(path: FilePath, data: string | Uint8Array, options?: BufferEncoding): void
  appendFileSync(path: FilePath, data: string | Uint8Array): void
  mkdirSync(path: FilePath, options?: { readonly recursive?: boolean }): void
  mkdtempSync(prefix: string): string
  rmSync(path: FilePath, options?: { readonly recursive?: boolean; readonly force?: boolean }): void
  unlinkSync(path: FilePath): void
  statSync(path: FilePath): Stats
  lstatSync(path: FilePath): Stats
  realpathSync(path: FilePath): string
  readdirSync(path: FilePath): string[]
  existsSync(path: FilePath): boolean
  cpSync(from: string, to: string): void
}

/** The same call, whose answer or error comes later. */
function later<Args extends unknown[], Result>(call: (...args: Args) => Result): (...args: Args) => Promise<Result> {
  return async (...args) => call(...args)
}

/** Functions of `node:fs/promises`, made of those that answer at once. */
export function promisesOf(sync: Sync) {
  const access = later((path: string | URL) => sync.accessSync(path))
  const readFile = later((...args: Parameters<Sync['readFileSync']>) => sync.readFileSync(...args))
  const writeFile = later((...args: Parameters<Sync['writeFileSync']>) => sync.writeFileSync(...args))
  const appendFile = later((...args: Parameters<Sync['appendFileSync']>) => sync.appendFileSync(...args))
  const mkdir = later((...args: Parameters<Sync['mkdirSync']>) => sync.mkdirSync(...args))
  const mkdtemp = later((prefix: string) => sync.mkdtempSync(prefix))
  const rm = later((...args: Parameters<Sync['rmSync']>) => sync.rmSync(...args))
  const unlink = later((path: string | URL) => sync.unlinkSync(path))
  const stat = later((path: string | URL) => sync.statSync(path))
  const lstat = later((path: string | URL) => sync.lstatSync(path))
  const realpath = later((path: string | URL) => sync.realpathSync(path))

  async function readdir(path: string | URL, options?: { readonly withFileTypes?: boolean }): Promise<unknown[]> {
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

  async function chmod(path: string | URL, mode: number): Promise<void> {
    if (!sync.existsSync(path)) throw fileError('ENOENT', 'chmod', String(path))
    await files.chmod(full(path), mode)
  }

  async function rename(from: string, to: string): Promise<void> {
    await files.mv(full(from), full(to))
  }

  async function copyFile(from: string, to: string): Promise<void> {
    sync.cpSync(from, to)
  }
  return {
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
}
