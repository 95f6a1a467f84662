import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../engine/files/read-text.ts'
import { probeFile, probesFolder, sharedFile } from '../../features/behavior/behavior.ts'
import type { JobFile } from '../job.ts'
import type { Complaint } from '../model.ts'

/** The files that a probe needs to run. */
export function programOf(root: string, name: string): JobFile[] {
  const read = (file: string) => ({ name: file, text: readText(join(root, probesFolder, file)) })
  return [`${name}.ts`, sharedFile].filter((file) => existsSync(join(root, probesFolder, file))).map(read)
}

/** Hash of the files of a probe: a record that was made with others is too old. */
export function programHash(root: string, name: string): string {
  const hash = createHash('sha256')
  for (const file of programOf(root, name)) hash.update(`${file.name}\0${file.text}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** Complaints about programs that nobody wrote words for. */
export function withoutWords(root: string): Complaint[] {
  const folder = join(root, probesFolder)
  const names = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== sharedFile)
    : []
  return names.flatMap((file) => {
    const name = file.slice(0, -'.ts'.length)
    if (existsSync(join(root, probeFile(name, 'yml')))) return []
    const hint = `Write ${probeFile(name, 'yml')}: the question, the topic and the environments (see docs/authoring.md).`
    return [{ file: probeFile(name, 'ts'), message: 'The probe has no words.', hint }]
  })
}
