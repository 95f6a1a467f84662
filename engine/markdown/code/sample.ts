import type { VFile } from 'vfile'
import { suggestion } from '../../model/nearest.ts'
import { contextOf, report } from '../report.ts'
import type { Fence } from './fence.ts'
import { type CodeLanguage, languageNamed, languageNames } from './languages.ts'
import { type CodeMeta, parseCodeMeta } from './meta.ts'
import { fingerprint } from './record/fingerprint.ts'
import { recordIn } from './record/known-record.ts'

/** A block of code, and what the words behind its fence say of it. */
export interface Sample {
  readonly fence: Fence
  readonly language: CodeLanguage
  readonly meta: CodeMeta
}

/** Reads the words behind a fence; what is wrong with them is reported. */
export function sampleIn(fence: Fence, file: VFile): Sample {
  const { name, pre } = fence
  const { meta, problems } = parseCodeMeta(fence.meta, name)
  for (const { message, hint } of problems) report(file, pre, message, hint)
  if (meta.alt !== undefined) report(file, pre, '"alt" belongs to diagrams.', 'Use title for the header of a block.')
  const language = languageNamed(name)
  if (!language) report(file, pre, `Unknown language "${name}" of a code block.`, suggestion(name, languageNames))
  // Text, where nobody knows the language: the problem stops the build anyway.
  return { fence, meta, language: language ?? { id: 'text', label: '' } }
}

/** What the checks have recorded of a sample, and the runs in browsers; undefined for a site without a record. */
export function recordOf({ fence, language, meta }: Sample, file: VFile) {
  const { record } = contextOf(file)
  if (!record) return undefined
  const { version, samples, here } = recordIn(record)
  const key = fingerprint(language.id, meta, fence.text)
  return { version, entry: samples[key], here: here[key] }
}
