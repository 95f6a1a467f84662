import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { fingerprint } from '../../examples/fingerprint.ts'
import { recordIn } from '../../examples/known-record.ts'
import { contextOf } from '../report.ts'
import type { Fence } from './fence.ts'
import type { CodeLanguage } from './languages.ts'
import type { CodeMeta } from './meta.ts'

/** The place of the button that runs a sample in the browser: only where that printed what was recorded. */
export function runHere(fence: Fence, language: CodeLanguage, meta: CodeMeta, file: VFile): Element | undefined {
  const { record } = contextOf(file)
  if (!record || !meta.run) return undefined
  const entry = recordIn(record).here[fingerprint(language.id, meta, fence.text)]
  if (!entry) return undefined
  return h('div.tool', {
    'data-tool': 'run',
    ...(entry.files && { 'data-files': JSON.stringify(entry.files) }),
    ...(entry.env && { 'data-env': JSON.stringify(entry.env) }),
    ...(entry.plain && { 'data-plain': '' }),
    ...(entry.varies && { 'data-varies': entry.varies }),
  })
}
