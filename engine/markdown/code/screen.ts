import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { recordOf, type Sample } from './sample.ts'

/** The colours of a screen that an output shows, from the run of its sample; undefined where none is recorded. */
export function screenColours({ meta }: Sample, shown: Sample | undefined, file: VFile): string | undefined {
  if (meta.screen === undefined || !shown) return undefined
  if (shown.meta.keys === undefined) {
    const hint = 'Mark it with keys="…": the keys that somebody presses, or {enter} alone.'
    report(file, shown.fence.pre, 'The output of this sample is a screen, but it runs in no terminal.', hint)
  }
  return recordOf(shown, file)?.entry?.screen
}
