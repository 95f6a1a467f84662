import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { fingerprint } from '../../examples/fingerprint.ts'
import { recordIn } from '../../examples/known-record.ts'
import { contextOf, report } from '../report.ts'
import { languageNamed } from './languages.ts'
import type { CodeMeta } from './meta.ts'

/** A sample as far as the record names it. */
interface Recorded {
  readonly fence: { readonly name: string; readonly text: string; readonly pre: Element }
  readonly meta: CodeMeta
}

/** The colours of a screen that an output shows, from the run of its sample; undefined where none is recorded. */
export function screenColours(meta: CodeMeta, sample: Recorded | undefined, file: VFile): string | undefined {
  if (meta.screen === undefined || !sample) return undefined
  const { fence } = sample
  if (sample.meta.keys === undefined) {
    const hint = 'Mark it with keys="…": the keys that somebody presses, or {enter} alone.'
    report(file, fence.pre, 'The output of this sample is a screen, but it runs in no terminal.', hint)
  }
  const { record } = contextOf(file)
  const language = languageNamed(fence.name)?.id ?? fence.name
  return record && recordIn(record).samples[fingerprint(language, sample.meta, fence.text)]?.screen
}
