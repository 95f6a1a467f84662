import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { remembered } from '../model/remembered.ts'
import { codeVersion } from './code-version.ts'
import { readEntry, writeEntry } from './entry.ts'
import { hashOf } from './seal.mjs'

/** What a file of the output holds. */
export interface Content {
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** A file as a build has written it. */
interface Written extends Content {
  readonly key: string
  /** Its last change, in milliseconds, and its number on the disk. */
  readonly time: number
  readonly inode: number
}

/**
 * What a build has written, kept for the one after it: files whose key is the same need not be made again. They are taken
 * from the output itself, and only where nobody else has touched them.
 */
export class OutputCache {
  readonly #outDir: string
  readonly #record: string
  readonly #form: string
  readonly #before: Readonly<Record<string, Written>>
  /** Names of the files of a key. */
  readonly #names = new Map<string, string[]>()
  readonly #now = new Map<string, Content & Pick<Written, 'key'>>()

  /**
   * @param cacheDir where the record lies; other code has a record of its own, and so writes everything anew
   * @param form of the output as a whole: where the build before has written another one, nothing of it stays
   */
  constructor(cacheDir: string, outDir: string, form: string) {
    this.#outDir = outDir
    this.#form = form
    const folder = join(cacheDir, 'output')
    mkdirSync(folder, { recursive: true })
    this.#record = join(folder, hashOf(`${codeVersion()}\0${outDir}`).slice(0, 20))
    this.#before = read(this.#record, form)
    for (const [name, { key }] of Object.entries(this.#before)) remembered(this.#names, key, () => []).push(name)
  }

  /** Whether the file of this name and key is there, as the build has written it. */
  has(name: string, key: string): boolean {
    const known = this.#before[name]
    if (known?.key !== key) return false
    const stat = statSync(join(this.#outDir, name), { throwIfNoEntry: false })
    return (
      stat?.isFile() === true && stat.size === known.size && stat.mtimeMs === known.time && stat.ino === known.inode
    )
  }

  /** Names of all files of a key; undefined where there is none, or one of them is not as the build has written it. */
  namesOf(key: string): readonly string[] | undefined {
    const names = this.#names.get(key)
    return names?.every((name) => this.has(name, key)) ? names : undefined
  }

  /** Notes a file that is part of the output. @param content absent where it stays as the build before has left it */
  note(name: string, key: string, content = this.#contentBefore(name)): void {
    this.#now.set(name, { ...content, key })
  }

  /** What a file holds that was noted. */
  contentOf(name: string): Content {
    const known = this.#now.get(name)
    if (!known) throw new Error(`${name} is no part of the output`)
    return known
  }

  #contentBefore(name: string): Content {
    const { hash, size } = this.#before[name] ?? { hash: '', size: 0 }
    return { hash, size }
  }

  /** Writes down what lies in the output. */
  save(): void {
    const files: Record<string, Written> = {}
    for (const [name, { key, hash, size }] of this.#now) {
      const { mtimeMs, ino } = statSync(join(this.#outDir, name))
      files[name] = { key, hash, size, time: mtimeMs, inode: ino }
    }
    writeEntry(this.#record, JSON.stringify({ form: this.#form, files }))
  }
}

/** A record of another form goes at once: a build that is killed may have changed what it names. */
function read(record: string, form: string): Readonly<Record<string, Written>> {
  const text = readEntry(record)?.toString('utf8')
  const known = text === undefined ? undefined : (JSON.parse(text) as { form: string; files: Record<string, Written> })
  if (known?.form === form) return known.files
  rmSync(record, { force: true })
  return {}
}
