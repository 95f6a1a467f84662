import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'

/** A picture of a page, for previews of links. */
export interface PageImage {
  readonly path: Path
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Pictures of pages, gathered while these are rendered and drawn afterwards. */
export interface PageImages {
  add(meta: PageMeta): PageImage
  /** @returns the entry of the cache that holds each picture, by its path in the output */
  draw(cacheDir: string): Promise<ReadonlyMap<string, string>>
}
