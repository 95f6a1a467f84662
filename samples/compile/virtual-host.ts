import { posix } from 'node:path'
import ts from 'typescript'
import type { Program } from '../find/programs.ts'
import { compilerOptions } from './options.ts'

/** Samples live in the project's folder for the compiler, so that it finds the installed packages. Nothing is written. */
const folder = '.examples'

/** Programs as files that exist for the compiler only, each in a folder of its own. */
export class VirtualFiles {
  readonly #root: string
  readonly #texts = new Map<string, string>()
  readonly #siblings = new Map<string, Map<string, string>>()
  readonly #folders = new Set<string>()

  constructor(root: string) {
    this.#root = posix.join(root.replaceAll('\\', '/'), folder)
    this.#folders.add(this.#root)
  }

  /** @returns the name of the program's file. Other programs of its page can be imported by their titles. */
  add(program: Program, siblings: readonly Program[]): string {
    const home = posix.join(this.#root, String(this.#siblings.size))
    const file = posix.join(home, program.file)
    this.#siblings.set(home, new Map(siblings.map((one) => [posix.join(home, one.file), one.text])))
    for (const at of [file, ...(this.#siblings.get(home)?.keys() ?? [])]) this.#addFolders(posix.dirname(at))
    this.#texts.set(file, program.text)
    return file
  }

  read(name: string): string | undefined {
    if (!name.startsWith(`${this.#root}/`)) return undefined
    if (name === `${this.#root}/package.json`) return '{"type":"module"}'
    const home = name.slice(0, name.indexOf('/', this.#root.length + 1))
    return this.#texts.get(name) ?? this.#siblings.get(home)?.get(name)
  }

  hasFolder(name: string): boolean {
    return this.#folders.has(name)
  }

  #addFolders(name: string): void {
    for (let at = name; at.length > this.#root.length; at = posix.dirname(at)) this.#folders.add(at)
  }
}

/** A compiler's view of the disk with the programs added. */
export function virtualHost(files: VirtualFiles, root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions, true)
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (name) => files.read(name) !== undefined || host.fileExists(name),
    readFile: (name) => files.read(name) ?? host.readFile(name),
    directoryExists: (name) => files.hasFolder(name) || Boolean(host.directoryExists?.(name)),
    getSourceFile: (name, target, onError, fresh) => {
      const text = files.read(name)
      if (text === undefined) return host.getSourceFile(name, target, onError, fresh)
      return ts.createSourceFile(name, text, target, true)
    },
    realpath: (name) => (files.read(name) === undefined ? (host.realpath?.(name) ?? name) : name),
    writeFile: () => {},
  }
}
