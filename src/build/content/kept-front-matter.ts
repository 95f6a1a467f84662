import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from '../cache-dir.ts'
import { compiledVersion } from '../programs.ts'
import { writeWholeSync } from '../write/write-whole.ts'
import type { FrontMatter } from './front-matter.ts'

/** What the front matter of a page says, and the line of each key. */
interface Said {
  readonly data: FrontMatter
  readonly keyLines: readonly (readonly [key: string, line: number])[]
}

const file = join(cacheDir, 'front-matter.json')

/** Front matter that the build before has read without finding anything wrong, by its text: YAML takes its time. */
export class KeptFrontMatter {
  readonly #version = compiledVersion()
  readonly #before: ReadonlyMap<string, Said>
  readonly #now = new Map<string, Said>()

  constructor() {
    this.#before = this.#version === undefined ? new Map() : read(this.#version)
  }

  get(text: string): Said | undefined {
    const said = this.#before.get(text)
    if (said) this.#now.set(text, said)
    return said
  }

  put(text: string, said: Said): void {
    this.#now.set(text, said)
  }

  /** Keeps what was met since the beginning, where that is something else. */
  save(): void {
    const isSame = this.#now.size === this.#before.size && [...this.#now.keys()].every((text) => this.#before.has(text))
    if (this.#version === undefined || isSame) return
    writeWholeSync(file, JSON.stringify([this.#version, [...this.#now]]))
  }
}

function read(version: string): ReadonlyMap<string, Said> {
  try {
    const [known, said] = JSON.parse(readFileSync(file, 'utf8')) as [string, [string, Said][]]
    return new Map(known === version ? said : [])
  } catch {
    return new Map()
  }
}
