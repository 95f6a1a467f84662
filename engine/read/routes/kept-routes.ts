import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/site-config.ts'
import { readText } from '../../files/read-text.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Source } from '../source-page.ts'

/** Routes that readers have been given, one a line, from the site's root. */
export const routesFile = 'content/routes.txt'

/** The file for what there is now: every route once, whatever the language, in order. */
export function routesText(sources: readonly Source[]): string {
  const routes = new Set<string>(sources.map(({ route }) => route))
  return `${[...routes].sort().join('\n')}\n`
}

/** Routes of the file that lead nowhere any more: links to them, in and outside the site, would break. */
export function vanishedRoutes(root: string, config: SiteConfig, sources: readonly Source[]): Problem[] {
  const file = join(root, routesFile)
  const kept = existsSync(file) ? readText(file).trimEnd().split('\n') : []
  const known = new Set<string>([...sources.map(({ route }) => route), ...Object.keys(config.redirects ?? {})])
  return kept.flatMap((route, index) => {
    if (known.has(route)) return []
    const hint = 'Restore the page, or write where it is now as a redirect in config/site.ts; then run: npm run routes'
    return [{ file: routesFile, line: index + 1, message: `The page ${route} is gone and leads nowhere.`, hint }]
  })
}
