import { basename, dirname } from 'node:path'
import { picturesFolder } from '../../../engine/markdown/pictures/picture.ts'
import type { Locale, LocaleCode } from '../../../engine/model/locale.ts'
import { fileStem, localizedPath, type Path } from '../../../engine/model/route.ts'
import { manifestFile } from '../../../engine/render/head/manifest.ts'
import type { WrittenSite } from '../../../engine/write/written-site.ts'

/** A file that a reader takes offline: where it is in the output, and at which path a browser asks for it. */
export interface OfflineFile {
  readonly name: string
  readonly path: Path
  readonly isPage: boolean
}

/**
 * Files that the pages of a language need: documents and what navigations fetch, shell, scripts, styles, fonts, icons, pictures
 * that its pages name, and its search. Not feeds, Markdown, archives and previews of links.
 */
export function languageFiles(site: WrittenSite, locale: Locale): OfflineFile[] {
  const own = [...site.rendered].filter(([, meta]) => meta.locale === locale.code && meta.kind !== 'not-found')
  const pages = own.map(([path]): OfflineFile => ({ name: `${fileStem(path)}.html`, path, isPage: true }))
  const data = own.flatMap(([path]) => [`${fileStem(path)}.json`, `${fileStem(path)}.names.json`])
  const pictures = site.picturesIn(locale.code)
  const isPicture = (name: string) => dirname(name) === picturesFolder && pictures.has(basename(name))
  const codes = site.locales.map(({ code }) => code)
  const shared = [...site.names].filter(
    (name) => isPicture(name) || isData(name, locale) || isShared(name, locale.code, codes),
  )
  const manifest = localizedPath(manifestFile, locale).slice(1)
  const files = new Set([...data.filter((name) => site.names.has(name)), manifest, ...shared])
  return [...pages, ...[...files].map((name) => ({ name, path: `/${name}`, isPage: false }))]
}

/** What scripts ask for at the root of a language. */
function isData(name: string, { path }: Locale): boolean {
  const [, folder = '', file = ''] = /^(.*\/)?([\w-]+\.json)$/.exec(name) ?? []
  return file !== '' && file !== 'build-info.json' && `/${folder}` === path
}

/** Whether a file that belongs to no page is needed by those of a language. */
function isShared(name: string, locale: LocaleCode, codes: readonly string[]): boolean {
  // Icons.
  if (!name.includes('/')) return /\.(?:ico|png|svg)$/.test(name)
  const forms = (code: LocaleCode) => [
    new RegExp(`^(?:search-index|assets/search)/${code}-`),
    new RegExp(`^assets/[\\w-]+-${code}-\\w+\\.json$`),
    new RegExp(`^assets/[\\w-]+-${code}\\.\\w+\\.woff2$`),
  ]
  const ofLanguage = codes.find((code) => forms(code).some((form) => form.test(name)))
  if (ofLanguage !== undefined) return ofLanguage === locale
  return /^assets\/[^/]+\.(?:js|css|json|svg|woff2|wasm)$/.test(name)
}
