import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bundle } from '../bundle/bundle.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import { readEntry } from '../cache/entry.ts'
import type { Content, OutputCache } from '../cache/output-cache.ts'
import { hashOf } from '../cache/seal.mjs'
import { filesBelow } from '../files/files-below.mjs'
import { nginxHeaders, nginxRedirects } from '../server/nginx-headers.ts'
import type { SiteInfo } from '../server/site-info.ts'
import { suffixes } from '../server/stored-file.ts'
import type { FileTexts, PromisedFiles, Text } from './output.ts'
import { buildFolder } from './output-folder.ts'
import { precompress, precompressFiles } from './precompress/precompress.ts'
import { publish } from './publish.ts'
import { writeBelow, writePieces } from './write-below.ts'
import type { RenderedSite, WrittenFeature, WrittenSite } from './written-site.ts'

/** Pictures by their paths in the output, each with its entry in a cache. */
type Pictures = ReadonlyMap<string, string>

/** Where a site is written, and what it is made with. */
interface DraftOptions {
  readonly outDir: string
  readonly bundle: Bundle
  readonly cache: OutputCache
  readonly compress: boolean
  /** Folder of files that are published as they are. */
  readonly publicDir: string
}

/** What a site has besides its pages. */
interface SiteParts {
  readonly pictures: Pictures
  readonly info: SiteInfo
  readonly contents: RenderedSite
  readonly features: readonly WrittenFeature[]
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

  /** Begins with the files that no page changes. What a killed build has left is removed. */
  static async open({ outDir, bundle, cache, compress, publicDir }: DraftOptions): Promise<SiteDraft> {
    const draft = new SiteDraft(outDir, cache, compress)
    await draft.discard()
    await mkdir(draft.#folder, { recursive: true })
    const assets = [...bundle.files.filter((name) => name.startsWith('assets/')), ...bundle.rootScripts]
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

  #addPictures(pictures: Pictures): void {
    for (const [name, place] of pictures) {
      const content = readEntry(place)
      if (!content) throw new Error(`${place} is gone, or was changed while the site was built. Build again.`)
      this.#put(name, content)
    }
  }

  /**
   * Moves the site to its place.
   * @param info what servers must know and readers need not: it lies in `.build`, beside the site.
   */
  async publish({ pictures, info, contents, features }: SiteParts): Promise<void> {
    this.#addPictures(pictures)
    if (this.#compress) await precompress(this.#folder, cacheDir)
    await this.#addLastFiles(contents, info, features)
    publish(this.#outDir, { folder: this.#folder, names: this.#names })
    await this.discard()
    const infoDir = join(this.#outDir, '../.build')
    writeBelow(infoDir, 'site.json', JSON.stringify(info, null, 2))
    writeBelow(infoDir, 'nginx/headers.conf', nginxHeaders(info))
    writeBelow(infoDir, 'nginx/redirects.conf', nginxRedirects(info))
    this.#cache.save()
  }

  async #addLastFiles(
    contents: RenderedSite,
    { redirects }: SiteInfo,
    features: readonly WrittenFeature[],
  ): Promise<void> {
    const placeOf = (name: string) => {
      const drafted = join(this.#folder, name)
      return existsSync(drafted) ? drafted : join(this.#outDir, name)
    }
    const site: WrittenSite = {
      ...contents,
      redirects,
      names: this.#names,
      contentOf: (name) => this.#cache.contentOf(name),
      compressedSize: (name) =>
        (statSync(placeOf(name) + suffixes.gzip, { throwIfNoEntry: false }) ?? statSync(placeOf(name))).size,
    }
    const files = new Map(features.flatMap(({ lastFiles }) => [...(lastFiles?.(site) ?? [])]))
    this.add(files)
    const made = [...files.keys()].filter((name) => existsSync(join(this.#folder, name)))
    if (this.#compress) await precompressFiles(this.#folder, made, cacheDir)
  }

  async discard(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}
