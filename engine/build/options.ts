import type { SiteProgram } from '../feature.ts'
import type { RenderOptions } from '../render/context.ts'

/** How a site is built. */
export interface BuildOptions extends RenderOptions {
  /** What builds it. */
  readonly program: SiteProgram
  /** Folder of the site: it holds `config/` and `content/`. */
  readonly root: string
  /** Where the site is written: a folder that is empty, or that builds have written. */
  readonly outDir: string
  /** Overrides the configured base path. */
  readonly base?: string
  /** Every kind of broken reference stops the build. */
  readonly strict?: boolean
  /** Writes the compressed forms beside each text, for servers; a reader on the same machine has no use for them. */
  readonly compress?: boolean
  /** Shows drafts and follows the development server. */
  readonly development?: boolean
}
