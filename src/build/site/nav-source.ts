import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigSource } from './config-source.ts'

/** The file in which the sidebars are written, for messages: `content/nav.ts`, or the configuration itself. */
export function navSource(root: string, source: ConfigSource): ConfigSource {
  const file = 'content/nav.ts'
  const path = join(root, file)
  return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : source
}
