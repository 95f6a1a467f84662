import type { DocPage, Site } from '../assemble/site.ts'
import type { ResolvedConfig } from '../config/load-site.ts'
import type { ApiTooltip } from '../model/api-tooltip.ts'
import type { PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import type { SearchFeature } from '../search-index/search-feature.ts'
import type { FileTexts, PromisedFiles } from '../write/output.ts'
import type { RenderContext } from './context.ts'

/** A document beside the pages, such as a book. */
export interface Document {
  readonly path: Path
  readonly files: () => PromisedFiles
}

/** Files whose paths begin alike, made when they are written. */
export interface LaterFiles {
  readonly beginning: string
  readonly make: () => FileTexts
}

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

/** A feature as the rendering of a site knows it. */
export interface PageFeature extends SearchFeature {
  readonly name: string
  /** Texts for the site as a whole, by their paths in the output. */
  readonly files?: (site: Site) => Iterable<readonly [path: string, text: string]>
  readonly laterFiles?: (site: Site) => readonly LaterFiles[]
  /** Where its files and documents are: links may lead there. */
  readonly paths?: (site: Site) => readonly Path[]
  readonly documents?: (context: RenderContext) => readonly Document[]
  readonly pageImages?: (config: ResolvedConfig) => PageImages
  /** HTML at the end of the article of a page; a part of the key by which its document is kept. */
  readonly pageEnd?: (site: Site, page: DocPage) => string
  /** Lines for the head of a page. */
  readonly pageHead?: (site: Site, page: DocPage) => readonly string[]
  /** Looks at a site once, and says what the links of a page with names show on hover, by name. */
  readonly tooltips?: (site: Site) => (page: DocPage) => Readonly<Record<string, ApiTooltip>>
}
