import { mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nginxHeaders, nginxRedirects } from '../../server/nginx-headers.ts'
import type { SiteInfo } from '../../server/site-info.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Files } from '../render/output.ts'

/** Files that are published as they are: icons. */
const publicDir = fileURLToPath(new URL('../../../public', import.meta.url))

/** Pictures by their names, each with the place where it lies. */
type Pictures = ReadonlyMap<string, string>

/**
 * A site as it is being written, beside its place. It is moved there whole: a server that is running never finds half of
 * it, and a build that fails leaves the one before.
 */
export class SiteDraft {
  readonly #outDir: string
  readonly #folder: string
  readonly #made = new Set<string>()

  private constructor(outDir: string) {
    this.#outDir = outDir
    this.#folder = `${outDir}.draft-${process.pid}`
  }

  /** Begins with the files that every site of this source has. */
  static async open(outDir: string, bundle: Bundle): Promise<SiteDraft> {
    const draft = new SiteDraft(outDir)
    await draft.discard()
    await cp(join(bundle.folder, 'assets'), join(draft.#folder, 'assets'), { recursive: true })
    await cp(publicDir, draft.#folder, { recursive: true })
    return draft
  }

  /** Writes at once, so that nobody need hold the texts of a whole site; a promise for each file would cost twice the time. */
  add(files: Files): void {
    for (const [name, text] of files) writeBelow(this.#folder, name, text, this.#made)
  }

  /**
   * Moves the site to its place.
   * @param info what servers must know and readers need not: it lies in `.build`, beside the site.
   */
  async publish(cards: Pictures, pictures: Pictures, info: SiteInfo): Promise<void> {
    await copyFiles(join(this.#folder, 'assets/cards'), cards)
    await copyFiles(join(this.#folder, 'assets/pictures'), pictures)
    await rm(this.#outDir, { recursive: true, force: true })
    await rename(this.#folder, this.#outDir)
    const infoDir = join(this.#outDir, '../.build')
    const made = new Set<string>()
    writeBelow(infoDir, 'site.json', JSON.stringify(info, null, 2), made)
    writeBelow(infoDir, 'nginx/headers.conf', nginxHeaders(info), made)
    writeBelow(infoDir, 'nginx/redirects.conf', nginxRedirects(info), made)
  }

  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** @param made folders that are there already */
function writeBelow(folder: string, name: string, text: string, made: Set<string>): void {
  const file = join(folder, name)
  const parent = dirname(file)
  if (!made.has(parent)) mkdirSync(parent, { recursive: true })
  made.add(parent)
  writeFileSync(file, text)
}

async function copyFiles(folder: string, files: Pictures): Promise<void> {
  if (files.size > 0) await mkdir(folder)
  await Promise.all([...files].map(([name, place]) => copyFile(place, join(folder, name))))
}
