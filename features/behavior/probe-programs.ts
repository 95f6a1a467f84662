import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../engine/files/read-text.ts'
import type { Path } from '../../engine/model/route.ts'
import { probesFolder } from './behavior.ts'

/** The programs of the probes, so that a reader can repeat what a page says: plain files below `/probes/`. */
export function probePrograms(root: string): ReadonlyMap<string, string> {
  const names = programNames(root)
  return new Map(names.map((name) => [`probes/${name}`, readText(join(root, probesFolder, name))]))
}

/** Where they are: links may lead there. */
export function probePaths(root: string): Path[] {
  return programNames(root).map((name): Path => `/probes/${name}`)
}

function programNames(root: string): string[] {
  const folder = join(root, probesFolder)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : []
}
