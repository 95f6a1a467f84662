import { join } from 'node:path'
import { pictureFolder } from '../markdown/pictures/picture-store.ts'
import type { LocaleCode } from '../model/locale.ts'
import type { Site } from './site.ts'

/** Where each picture that a page shows lies, by the name that the site has for it; of all languages, or of one. */
export function sitePictures({ docs, homes, blog }: Site, locale?: LocaleCode): ReadonlyMap<string, string> {
  const pages = [...docs, ...homes, ...blog.posts].filter(({ source }) => source.locale === (locale ?? source.locale))
  const names = pages.flatMap(({ article }) => article.pictures ?? [])
  return new Map(names.map((name) => [name, join(pictureFolder, name)]))
}
