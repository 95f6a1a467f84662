import { createHash } from 'node:crypto'
import type { CodeMeta } from '../markdown/code/meta.ts'

/** Identity of a sample in the record: what it says and how it is run. Where it stands does not count. */
export function fingerprint(language: string, meta: CodeMeta, text: string): string {
  const { run, recorded, by, part, env, exit, node, diff, target, title } = meta
  const marks = JSON.stringify([language, run, recorded, by, part, env, exit, node, diff, target, title])
  return createHash('sha256').update(`${marks}\n${text.trimEnd()}`).digest('hex').slice(0, 16)
}
