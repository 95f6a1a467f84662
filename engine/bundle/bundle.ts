import type { ArticleStyle } from '../model/page.ts'

/** The client's code and styles, built once for all sites that share this source. */
export interface Bundle {
  /** Folder with `assets/`, to be copied to the output, and `server/render.mjs`. */
  readonly folder: string
  /** File names below `assets/`. */
  readonly script: string
  readonly style: string
  readonly icons: string
  /** Those of features, at the root of the site. */
  readonly rootScripts: readonly string[]
  readonly articleStyles: Readonly<Record<ArticleStyle, string>>
  readonly notFoundStyle: string
  readonly searchStyle: string
  readonly bookStyle: string
  /** Text of the script that runs inlined in the head of every page. */
  readonly choicesScript: string
  /** The same for the not-found page, before anything is shown. */
  readonly notFoundScript: string
  /** Hash of what readers get: the same from build to build until the client changes. */
  readonly id: string
  /** Every file of the folder but its record, by its path in it. */
  readonly files: readonly string[]
}

/** What a bundle is made for. */
export interface BundleTask {
  readonly development: boolean
  /** Names of the features that the site has. */
  readonly features: readonly string[]
}

/** Where the shell for rendering lies in the folder. */
export const rendererFile = 'server/render.mjs'
