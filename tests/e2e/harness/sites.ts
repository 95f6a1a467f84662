/** The sites on which the tests of the engine run, each built once a run. */
export const fixtureNames = [
  'versions',
  'base',
  'plain',
  'blog',
  'pictures',
  'tools',
  'tools-base',
  'specimen',
] as const

/** The site itself is visited by the tests below `tests/site`, and not built for others. */
export type SiteName = (typeof fixtureNames)[number] | 'real'

export interface SiteBuild {
  /** Folder of the site, from the project's root. */
  readonly root: string
  /** Variables of the build. */
  readonly env: Readonly<Record<string, string>>
  /** Further options of the build: what no test looks at is not made. */
  readonly options?: readonly string[]
  /** Whether its pages load the analytics script. */
  readonly analytics?: boolean
  /** Whether it is visited only where everything is tried. */
  readonly deep?: boolean
}

const plainFiles = ['--no-compression']
const noPreviews = [...plainFiles, '--no-social-images']

export const siteBuilds: Readonly<Record<SiteName, SiteBuild>> = {
  /** The site itself, as it is published. */
  real: { root: '.', env: {} },
  /** Two docs versions, all types of navbar items, announcement, redirects, analytics. */
  versions: { root: 'tests/fixtures/sites/versions', env: {}, analytics: true },
  /** The same below another base path. */
  base: {
    root: 'tests/fixtures/sites/versions',
    env: { BASE_PATH: '/some/base/' },
    options: plainFiles,
    analytics: true,
  },
  /** A small site with few of the options, and its policy in a meta tag. */
  plain: { root: 'tests/fixtures/sites/plain', env: { CSP_META: '1' }, options: plainFiles },
  /** Twenty-five posts of five years, one to come and one that is a draft. */
  blog: { root: 'tests/fixtures/sites/blog', env: {}, options: plainFiles },
  /** Pictures of every kind. */
  pictures: { root: 'tests/fixtures/sites/pictures', env: {}, options: noPreviews },
  /** A page for each tool. */
  tools: { root: 'tests/fixtures/sites/tools', env: {}, options: noPreviews },
  /** The same below another base path, on a host that sends no headers of ours. */
  'tools-base': {
    root: 'tests/fixtures/sites/tools',
    env: { BASE_PATH: '/some/base/', CSP_META: '1' },
    options: noPreviews,
  },
  /** Every element and state of an article. */
  specimen: { root: 'tests/fixtures/sites/specimen', env: {}, options: noPreviews, deep: true },
}

/** A built site that is served, or why there is none. */
export type ServedSite =
  | { readonly url: string; readonly folder: string; readonly problem?: undefined }
  | { readonly problem: string }

/** The sites of a run. */
export type ServedSites = Readonly<Partial<Record<SiteName, ServedSite>>>

/** Origin of the fixture's analytics script. Nobody has it: the harness answers for it. */
export const analyticsOrigin = 'https://stats.ferry-tool.invalid'

declare module 'vitest' {
  interface ProvidedContext {
    readonly sites: ServedSites
  }
}
