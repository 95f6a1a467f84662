import { createHash } from 'node:crypto'
import type { CodeMeta } from '../meta.ts'

/** Identity of a sample in the record: what it says and how it is run. Where it stands does not count. */
export function fingerprint(language: string, meta: CodeMeta, text: string): string {
  const { run, tool, before, recorded, by, part, env, exit, node, diff, target, title, keys } = meta
  const session = [...(tool ? [tool, before] : []), ...(keys === undefined ? [] : [keys])]
  const marks = JSON.stringify([language, run, recorded, by, part, env, exit, node, diff, target, title, ...session])
  return createHash('sha256').update(`${marks}\n${text.trimEnd()}`).digest('hex').slice(0, 16)
}
