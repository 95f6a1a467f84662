import type { Post, PostList } from '../assemble/posts.ts'
import type { DocPage, Site } from '../assemble/site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import type { Labels } from '../labels/labels-in.ts'
import type { ApiTooltip } from '../model/api-tooltip.ts'
import type { LocaleCode } from '../model/locale.ts'
import type { PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import type { SearchFeature } from '../search-index/search-feature.ts'
import type { SiteInfo } from '../server/site-info.ts'
import type { FilesOnDemand } from '../write/files-on-demand.ts'
import type { Files, FileTexts, PromisedFiles } from '../write/output.ts'
import type { PageImages } from './head/page-image.ts'
import type { ShellRenderer } from './renderer.ts'
import type { LocaleShell } from './shells.ts'
import type { SiteAssets } from './site-assets.ts'

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

/** A feature as the rendering of a site knows it. */
export interface PageFeature extends SearchFeature {
  readonly name: string
  /** Everything that it says, so that a build tells which languages lack some. */
  readonly labels?: readonly Labels<object>[]
  /** Texts for the site as a whole, by their paths in the output. */
  readonly files?: (site: Site) => Iterable<readonly [path: string, text: string]>
  readonly laterFiles?: (site: Site) => readonly LaterFiles[]
  /** Where its files and documents are: links may lead there. */
  readonly paths?: (site: Site) => readonly Path[]
  readonly documents?: (context: RenderContext) => readonly Document[]
  readonly pageImages?: (config: ResolvedConfig) => PageImages
  /** Lines for the head of a page. */
  readonly pageHead?: (site: Site, page: DocPage) => readonly string[]
  /** Lines for the head of the front page of a language. */
  readonly homeHead?: (site: Site, locale: LocaleCode) => readonly string[]
  readonly renderPost?: (context: RenderContext, post: Post) => Files
  readonly renderPostList?: (context: RenderContext, list: PostList) => Files
  /** Looks at a site once, and says what the links of a page with names show on hover, by name. */
  readonly tooltips?: (site: Site) => (page: DocPage) => Readonly<Record<string, ApiTooltip>>
}

/** What rendering a page takes, gathered once for a site. */
export interface RenderContext {
  readonly site: Site
  readonly features: readonly PageFeature[]
  readonly bundle: Bundle
  readonly renderer: ShellRenderer
  readonly shells: ReadonlyMap<LocaleCode, LocaleShell>
  readonly assets: SiteAssets
  readonly info: SiteInfo
  /** Files of the site as a whole; rendering makes those of its pages. */
  readonly files: FilesOnDemand
  /** Every page that was rendered. */
  readonly rendered: Map<Path, PageMeta>
  /** Where rendering leaves the social images that its pages name; absent where none are drawn. */
  readonly pageImages?: PageImages
}
