import { copyFileSync, linkSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nginxHeaders, nginxRedirects } from '../../server/nginx-headers.ts'
import type { SiteInfo } from '../../server/site-info.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import type { CachedFile, OutputCache } from '../cache/output-cache.ts'
import { precompress } from '../precompress/precompress.ts'
import type { Files, KeyedFiles } from '../render/output.ts'
import { replaceFolder } from './replace-folder.ts'
import { placeBelow, writeBelow } from './write-below.ts'

/** Files that are published as they are: icons. */
const publicDir = fileURLToPath(new URL('../../../public', import.meta.url))

/** Files of an index, in a folder that is named by the hash of all of them. */
const indexFile = /^assets\/search\/[^/]+-[0-9a-f]{10}\//

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
  readonly #cache: OutputCache

  private constructor(outDir: string, cache: OutputCache) {
    this.#outDir = outDir
    this.#cache = cache
    this.#folder = `${outDir}.draft-${process.pid}`
  }

  /** Begins with the files that every site of this source has. */
  static async open(outDir: string, bundle: Bundle, cache: OutputCache): Promise<SiteDraft> {
    const draft = new SiteDraft(outDir, cache)
    await draft.discard()
    await cp(join(bundle.folder, 'assets'), join(draft.#folder, 'assets'), { recursive: true })
    await cp(publicDir, draft.#folder, { recursive: true })
    return draft
  }

  /** Writes at once, so that nobody need hold the texts of a whole site; a promise for each file would cost twice the time. */
  add(files: Files): void {
    for (const [name, text] of files) {
      if (indexFile.test(name) && this.#hasIndexFile(name)) continue
      writeBelow(this.#folder, name, text, this.#made)
    }
  }

  /** Takes files from the build before where they have the same key, but for the address in them. */
  addKeyed({ key, names, address, make }: KeyedFiles): void {
    const found = names.flatMap((name) => {
      const kept = this.#cache.find(name, key)
      return kept ? [{ name, kept }] : []
    })
    if (found.length < names.length) this.#addMade(key, address, make())
    else for (const { name, kept } of found) this.#reuse(name, kept, key, address)
  }

  #reuse(name: string, kept: CachedFile, key: string, address: string): void {
    const { place, address: before } = kept
    if (before === undefined || before === address) linkBelow(this.#folder, name, place, this.#made)
    else writeBelow(this.#folder, name, readdressed(readFileSync(place), before, address), this.#made)
    this.#cache.note(name, key, before && address)
  }

  #addMade(key: string, address: string, files: Files): void {
    this.add(files)
    for (const [name, text] of files) {
      const at = text.indexOf(address)
      const isOnce = at === text.lastIndexOf(address)
      if (isOnce) this.#cache.note(name, key, at < 0 ? undefined : address)
    }
  }

  /** Takes a file of an index from the build before: the name of its folder says what it holds. */
  #hasIndexFile(name: string): boolean {
    const known = this.#cache.find(name, '')
    if (known) linkBelow(this.#folder, name, known.place, this.#made)
    this.#cache.note(name, '')
    return known !== undefined
  }

  /**
   * Moves the site to its place.
   * @param info what servers must know and readers need not: it lies in `.build`, beside the site.
   */
  async publish(socialImages: Pictures, pictures: Pictures, info: SiteInfo): Promise<void> {
    await copyFiles(join(this.#folder, 'assets/social'), socialImages)
    await copyFiles(join(this.#folder, 'assets/pictures'), pictures)
    await precompress(this.#folder, cacheDir)
    await replaceFolder(this.#outDir, this.#folder)
    const infoDir = join(this.#outDir, '../.build')
    const made = new Set<string>()
    writeBelow(infoDir, 'site.json', JSON.stringify(info, null, 2), made)
    writeBelow(infoDir, 'nginx/headers.conf', nginxHeaders(info), made)
    writeBelow(infoDir, 'nginx/redirects.conf', nginxRedirects(info), made)
    this.#cache.save()
  }

  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** The same file under another name: the one before is taken away in the end. @param made folders that are there already */
function linkBelow(folder: string, name: string, place: string, made: Set<string>): void {
  const file = placeBelow(folder, name, made)
  try {
    linkSync(place, file)
  } catch {
    // Some disks know no links.
    copyFileSync(place, file)
  }
}

function readdressed(text: Buffer, before: string, address: string): Buffer {
  const at = text.lastIndexOf(before)
  return Buffer.concat([text.subarray(0, at), Buffer.from(address), text.subarray(at + Buffer.byteLength(before))])
}

async function copyFiles(folder: string, files: Pictures): Promise<void> {
  if (files.size > 0) await mkdir(folder)
  await Promise.all([...files].map(([name, place]) => copyFile(place, join(folder, name))))
}
