import { announcementCss, resolveAnnouncement } from '../assemble/announcement.ts'
import { brandCss } from '../assemble/brand.ts'
import type { Site } from '../assemble/site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import { localizedPath, type Route } from '../model/route.ts'
import { newestDay } from '../read/history/updated.ts'
import { policy } from '../server/headers.ts'
import type { SiteInfo } from '../server/site-info.ts'
import { FilesOnDemand } from '../write/files-on-demand.ts'
import type { FileTexts } from '../write/output.ts'
import { buildInfo, generatorName } from './build-info.ts'
import { checkNavbar } from './check-navbar.ts'
import { browserTags } from './head/browser-tags.ts'
import { manifestFile, webManifest } from './head/manifest.ts'
import { hashForPolicy, inlineStyles } from './inline-styles.ts'
import type { PageFeature, RenderContext } from './page-feature.ts'
import { llmsFiles } from './plain/llms.ts'
import { redirectsOf } from './redirects.ts'
import { loadRenderer } from './renderer.ts'
import { buildShells, type LocaleShell } from './shells.ts'
import type { SiteAssets } from './site-assets.ts'
import { securityFile, securityTxt } from './site-files/security-txt.ts'

/** How pages are rendered. */
export interface RenderOptions {
  readonly program: { readonly features: readonly PageFeature[] }
  /** Puts the policy into a meta tag, for hosts that send no headers of ours. */
  readonly metaPolicy?: boolean
  /** Draws a picture of each page for previews of links; without, the pages name none. */
  readonly socialImages?: boolean
}

/** Prepares rendering: shells with their data, the policy, and what documents share. */
export async function renderContext(site: Site, bundle: Bundle, options: RenderOptions): Promise<RenderContext> {
  const { features } = options.program
  const renderer = await loadRenderer(bundle)
  const files = new FilesOnDemand()
  const shells = buildShells(site, features, bundle, renderer, files)
  checkNavbar(site, renderer, shells.values())
  const { elements, hashes } = await inlineStyles(bundle, site.loaded.config.base)
  const configured = configuredStyle(site)
  const styleHashes = configured === '' ? hashes : [...hashes, hashForPolicy(configured)]
  const info = { ...siteInfo(site, bundle), styleHashes }
  const [first] = shells.values()
  if (first) files.set('build-info.json', buildInfo(first.shell.build, site.loaded.config))
  putTexts(site, files, features)
  const { config } = site.loaded
  const security = securityTxt(config, newestDay(site.updated))
  if (security) files.set(securityFile, security)
  for (const locale of config.locales) files.set(fileOf(manifestFile, locale), webManifest(config, locale))
  const assets = siteAssets(site, info, options, { styles: elements, configuredStyle: configured })
  const [pageImages] = options.socialImages ? features.flatMap((feature) => feature.pageImages?.(config) ?? []) : []
  return { site, features, bundle, renderer, shells, info, files, rendered: new Map(), pageImages, assets }
}

/** Texts of features, and those that are made when they are written, like the search index, and in development on request. */
function putTexts(site: Site, files: FilesOnDemand, features: readonly PageFeature[]): void {
  for (const locale of site.loaded.config.locales) {
    putLater(files, `${locale.path.slice(1)}llms`, () => llmsFiles(site, locale))
  }
  for (const feature of features) {
    for (const [name, text] of feature.files?.(site) ?? []) files.set(name, text)
    for (const { beginning, make } of feature.laterFiles?.(site) ?? []) putLater(files, beginning, make)
  }
}

/** Adds files whose paths begin alike. */
function putLater(files: FilesOnDemand, beginning: string, write: () => FileTexts): void {
  const make = () => [...write()].map(([name, text]) => [beginning + name, text] as const)
  files.later([beginning], { make })
}

/** The shell of a locale of the site. */
export function shellOf({ shells }: Pick<RenderContext, 'shells'>, locale: LocaleCode): LocaleShell {
  const shell = shells.get(locale)
  if (!shell) throw new Error(`No shell for locale "${locale}"`)
  return shell
}

function siteInfo(site: Site, bundle: Bundle): Omit<SiteInfo, 'styleHashes'> {
  const { config } = site.loaded
  return {
    base: config.base,
    locales: config.locales.map(({ code, path }) => ({ code, path })),
    redirects: redirectsOf(site),
    scriptHashes: [bundle.choicesScript, bundle.notFoundScript].map(hashForPolicy),
    analyticsOrigin: config.analytics ? new URL(config.analytics.src).origin : null,
  }
}

/** File of a route that is one itself: `/site.webmanifest`. */
function fileOf(route: Route, locale: Locale): string {
  return localizedPath(route, locale).slice(1)
}

/** The colours and the picture that the configuration gives brand and announcement. */
function configuredStyle({ loaded: { config } }: Site): string {
  const [first] = config.locales
  return brandCss(config.brand, config.base) + (first ? announcementCss(resolveAnnouncement(config, first)) : '')
}

function siteAssets(
  site: Site,
  info: SiteInfo,
  options: RenderOptions,
  styles: Pick<SiteAssets, 'styles' | 'configuredStyle'>,
): SiteAssets {
  const { config } = site.loaded
  return {
    ...styles,
    browserTags: Object.fromEntries(config.locales.map((locale) => [locale.code, browserTags(config, locale)])),
    generator: generatorName(),
    policy: options.metaPolicy
      ? { page: policy(info, { meta: true }), notFound: policy(info, { meta: true, notFound: true }) }
      : null,
    analytics: config.analytics ?? null,
  }
}
