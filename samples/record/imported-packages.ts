import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignManifests } from '../tools-folder.mjs'
import { checkedPackages } from './versions.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity?: string }>>
}

const imported = /\b(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g

/** Says which versions of packages texts import, as a part of the key of what is checked with them. */
export class ImportedPackages {
  readonly #locks: readonly Lock[]
  readonly #own: string

  /** @param project folder whose packages the samples use. */
  constructor(project: string) {
    this.#locks = [project, join(project, foreignManifests)].map((folder) =>
      JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')),
    )
    this.#own = checkedPackages(project).hash
  }

  /**
   * The packages that texts import, and those of the programs that they need, each with its version. Packages of Xec use
   * each other and are one.
   */
  of(texts: readonly string[], programs: readonly string[] = []): readonly string[] {
    const names = texts.flatMap((text) => [...text.matchAll(imported)].map(([, name = '']) => name))
    return [...new Set([...names, ...programs].flatMap((name) => this.#versionOf(name)))].sort()
  }

  #versionOf(name: string): string[] {
    if (name.startsWith('@xec-sh/')) return [`@xec-sh ${this.#own}`]
    return this.#locks.flatMap(({ packages }) => {
      const entry = packages[`node_modules/${name}`]
      return entry ? [`${name} ${entry.version}`] : []
    })
  }
}
