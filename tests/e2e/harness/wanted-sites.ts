import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { everything } from '../../depth.ts'
import { fixtureNames, type SiteName, siteBuilds } from './sites.ts'

/** Fixture sites that test files visit: those whose names stand in them, or in a part that they import. */
export function wantedSites(files: readonly string[]): SiteName[] {
  const seen = new Set<string>()
  for (const file of files) follow(file, seen)
  const text = [...seen].map((file) => readFileSync(file, 'utf8')).join('\n')
  return fixtureNames.filter((name) => text.includes(`'${name}'`) && (everything || !siteBuilds[name].deep))
}

/** The harness itself names them all. */
function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || file.includes('/harness/') || !existsSync(file)) return
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const part = join(dirname(file), path)
    if (part.includes('/tests/')) follow(part, seen)
  }
}
