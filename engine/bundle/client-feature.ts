import type { Plugin } from 'vite'

/** How the bundler reads modules of a feature. */
export interface Bundling {
  readonly plugins?: readonly Plugin[]
  /** For workers, which are bundled apart. */
  readonly workerPlugins?: () => Plugin[]
}

/** A feature as the bundler of the client knows it: addresses of modules, each of which is loaded when it is wanted. */
export interface ClientFeature {
  readonly name: string
  /** Tools by their names in `:::tool{name=…}`: modules whose default exports are components. */
  readonly tools?: Readonly<Record<string, URL>>
  /** Module whose function `start` is called on every page of a reader who has been here before. */
  readonly forReturning?: URL
  /** Module that renders at build time, compiled with the shell: the renderer has it under the name of the feature. */
  readonly renderer?: URL
  /** Scripts at the root of the site, by their paths, which nothing imports. */
  readonly scripts?: Readonly<Record<string, URL>>
  readonly bundling?: () => Promise<Bundling>
}
