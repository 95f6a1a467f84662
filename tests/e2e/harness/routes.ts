import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteOf } from './open.ts'
import type { SiteName } from './sites.ts'

const routeOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/(^|\/)index$/, '$1')

/** Every page of a built site, both languages, without redirects and not-found pages. */
export function routesOf(name: SiteName): readonly string[] {
  const { folder } = siteOf(name)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'))
    .map(routeOf)
    .sort()
}
