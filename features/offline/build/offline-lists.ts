import type { Content } from '../../../engine/cache/output-cache.ts'
import { hashOf } from '../../../engine/cache/seal.mjs'
import type { Locale } from '../../../engine/model/locale.ts'
import {
  type OfflineHead,
  type OfflineList,
  offlineHashDigits,
  offlineHeadPath,
} from '../../../engine/model/offline.ts'
import type { Files } from '../../../engine/write/output.ts'
import type { WrittenSite } from '../../../engine/write/written-site.ts'
import { languageFiles } from './language-files.ts'

/** For each language the list of what its readers take offline, and the short form that names it. */
export function offlineLists(site: WrittenSite): Files {
  return new Map(site.locales.flatMap((locale) => listsOf(site, locale)))
}

function listsOf(site: WrittenSite, locale: Locale): [string, string][] {
  const files = languageFiles(site, locale)
  const list: OfflineList = {
    files: Object.fromEntries(files.map(({ name, path }) => [path, stateOf(site.contentOf(name))])),
    redirects: Object.fromEntries(
      site.redirects
        .filter(({ to }) => site.rendered.get(to)?.locale === locale.code)
        .map(({ from, to }) => [from, to]),
    ),
  }
  const text = JSON.stringify(list)
  const id = hashOf(text).slice(0, offlineHashDigits)
  const name = `assets/offline-${locale.code}-${id}.json`
  const head: OfflineHead = {
    id,
    list: `/${name}`,
    root: locale.path,
    day: site.day,
    pages: files.filter(({ isPage }) => isPage).length,
    files: files.length,
    bytes: sum(Object.values(list.files).map(([, bytes]) => bytes)),
    download: sum(files.map((file) => site.compressedSize(file.name))),
  }
  return [
    [name, text],
    [offlineHeadPath(locale.code).slice(1), `${JSON.stringify(head)}\n`],
  ]
}

function stateOf({ hash, size }: Content): [string, number] {
  return [hash.slice(0, offlineHashDigits), size]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
