import { join } from 'node:path'
import type { Site } from '../assemble/site.ts'
import { pictureFolder } from './picture-store.ts'

/** Where each picture that a page shows lies, by the name that the site has for it. */
export function sitePictures({ docs, homes, blog }: Site): ReadonlyMap<string, string> {
  const names = [...docs, ...homes, ...blog.posts].flatMap(({ article }) => article.pictures ?? [])
  return new Map(names.map((name) => [name, join(pictureFolder, name)]))
}
