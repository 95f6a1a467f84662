import { join } from 'node:path'
import type { LocaleCode } from '../../model/locale.ts'
import type { Site } from '../assemble/site.ts'
import { picturesFolder } from './picture.ts'
import { pictureFolder } from './picture-store.ts'

/** Where each picture that a page shows lies, by the name that the site has for it. */
export function sitePictures(site: Site): ReadonlyMap<string, string> {
  return new Map(
    articlesOf(site)
      .flatMap(namesIn)
      .map((name) => [name, join(pictureFolder, name)]),
  )
}

/** Files of the output that hold the pictures of a language's pages. */
export function localePictures(site: Site, locale: LocaleCode): ReadonlySet<string> {
  const own = articlesOf(site).filter(({ source }) => source.locale === locale)
  return new Set(own.flatMap(namesIn).map((name) => `${picturesFolder}/${name}`))
}

type Written = Site['docs'][number] | Site['homes'][number] | Site['blog']['posts'][number]

function articlesOf({ docs, homes, blog }: Site): readonly Written[] {
  return [...docs, ...homes, ...blog.posts]
}

function namesIn({ article }: Written): readonly string[] {
  return article.pictures ?? []
}
