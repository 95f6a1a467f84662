import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OfflineSite, offlineLists } from '../../features/offline/build/offline-lists.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import { readEntry } from '../cache/entry.ts'
import type { Content, OutputCache } from '../cache/output-cache.ts'
import { hashOf } from '../cache/seal.mjs'
import { filesBelow } from '../files/files-below.mjs'
import { picturesFolder } from '../markdown/pictures/picture.ts'
import { offlineWorker } from '../model/offline.ts'
import { nginxHeaders, nginxRedirects } from '../server/nginx-headers.ts'
import type { SiteInfo } from '../server/site-info.ts'
import { suffixes } from '../server/stored-file.ts'
import type { FileTexts, PromisedFiles, Text } from './output.ts'
import { buildFolder } from './output-folder.ts'
import { precompress, precompressFiles } from './precompress/precompress.ts'
import { publish } from './publish.ts'
import { writeBelow, writePieces } from './write-below.ts'

/** Files that are published as they are: icons. */
const publicDir = fileURLToPath(new URL('../../public', import.meta.url))

/** Pictures by their names, each with its entry in a cache. */
type Pictures = ReadonlyMap<string, string>

/** What the offline lists are made from besides the files. */
type SiteContents = Pick<OfflineSite, 'locales' | 'rendered' | 'day' | 'picturesIn'>

/** What a site has besides its pages. */
interface SiteParts {
  readonly socialImages: Pictures
  readonly pictures: Pictures
  readonly info: SiteInfo
  readonly contents: SiteContents
}

/**
 * A site as it is being written, inside the folder that it is for, on the same disk. It is published when all of it is
 * there: a build that fails leaves the one before.
 */
export class SiteDraft {
  readonly #outDir: string
  readonly #folder: string
  /** All files of the site. Those that the build before has left in their places are not in the folder. */
  readonly #names = new Set<string>()
  readonly #cache: OutputCache
  readonly #compress: boolean

  private constructor(outDir: string, cache: OutputCache, compress: boolean) {
    this.#outDir = outDir
    this.#cache = cache
    this.#compress = compress
    this.#folder = join(outDir, buildFolder, 'draft')
  }

  /** Begins with the files that every site of this source has. What a killed build has left is removed. */
  static async open(outDir: string, bundle: Bundle, cache: OutputCache, compress: boolean): Promise<SiteDraft> {
    const draft = new SiteDraft(outDir, cache, compress)
    await draft.discard()
    await mkdir(draft.#folder, { recursive: true })
    const assets = bundle.files.filter((name) => name.startsWith('assets/') || `/${name}` === offlineWorker)
    for (const name of assets) draft.#put(name, readFileSync(join(bundle.folder, name)))
    for (const name of filesBelow(publicDir)) draft.#put(name, readFileSync(join(publicDir, name)))
    return draft
  }

  /** Writes at once, so that nobody need hold the texts of a whole site; a promise for each file would cost twice the time. */
  add(files: FileTexts): void {
    for (const [name, text] of files) this.#put(name, text)
  }

  /** Leaves files of the build before where they have the same key. */
  addPromised({ key, make }: PromisedFiles): void {
    const known = key === undefined ? undefined : this.#cache.namesOf(key)
    if (key !== undefined && known) for (const name of known) this.#note(name, key)
    else for (const [name, text] of make()) this.#put(name, text, key)
  }

  #put(name: string, text: Text | Uint8Array, key?: string): void {
    const content = this.#write(name, text)
    this.#note(name, key ?? content.hash, content)
  }

  #note(name: string, key: string, content?: Content): void {
    this.#cache.note(name, key, content)
    this.#names.add(name)
  }

  /** Leaves a file of the build before where it has the same content. */
  #write(name: string, text: Text | Uint8Array): Content {
    if (typeof text === 'string' || text instanceof Uint8Array) {
      const content = { hash: hashOf(text), size: Buffer.byteLength(text) }
      if (!this.#cache.has(name, content.hash)) writeBelow(this.#folder, name, text)
      return content
    }
    const content = writePieces(this.#folder, name, text)
    if (this.#cache.has(name, content.hash)) rmSync(join(this.#folder, name))
    return content
  }

  #addPictures(folder: string, pictures: Pictures): void {
    for (const [name, place] of pictures) {
      const content = readEntry(place)
      if (!content) throw new Error(`${place} is gone, or was changed while the site was built. Build again.`)
      this.#put(`${folder}/${name}`, content)
    }
  }

  /**
   * Moves the site to its place.
   * @param info what servers must know and readers need not: it lies in `.build`, beside the site.
   */
  async publish({ socialImages, pictures, info, contents }: SiteParts): Promise<void> {
    this.#addPictures('assets/social', socialImages)
    this.#addPictures(picturesFolder, pictures)
    if (this.#compress) await precompress(this.#folder, cacheDir)
    await this.#addOfflineLists(contents, info)
    publish(this.#outDir, { folder: this.#folder, names: this.#names })
    await this.discard()
    const infoDir = join(this.#outDir, '../.build')
    writeBelow(infoDir, 'site.json', JSON.stringify(info, null, 2))
    writeBelow(infoDir, 'nginx/headers.conf', nginxHeaders(info))
    writeBelow(infoDir, 'nginx/redirects.conf', nginxRedirects(info))
    this.#cache.save()
  }

  /** Last, since they name every other file with its hash. */
  async #addOfflineLists(contents: SiteContents, { redirects }: SiteInfo): Promise<void> {
    const placeOf = (name: string) => {
      const drafted = join(this.#folder, name)
      return existsSync(drafted) ? drafted : join(this.#outDir, name)
    }
    const lists = offlineLists({
      ...contents,
      redirects,
      names: this.#names,
      contentOf: (name) => this.#cache.contentOf(name),
      compressedSize: (name) =>
        (statSync(placeOf(name) + suffixes.gzip, { throwIfNoEntry: false }) ?? statSync(placeOf(name))).size,
    })
    this.add(lists)
    const made = [...lists.keys()].filter((name) => existsSync(join(this.#folder, name)))
    if (this.#compress) await precompressFiles(this.#folder, made, cacheDir)
  }

  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}
