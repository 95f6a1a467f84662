import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { recordOf, type Sample } from './sample.ts'

/** The place of the button that runs a sample in the browser: only where that printed what was recorded. */
export function runHere(sample: Sample, file: VFile): Element | undefined {
  const run = sample.meta.run ? recordOf(sample, file)?.here : undefined
  if (!run) return undefined
  return h('div.tool', {
    'data-tool': 'run',
    ...(run.files && { 'data-files': JSON.stringify(run.files) }),
    ...(run.env && { 'data-env': JSON.stringify(run.env) }),
    ...(run.plain && { 'data-plain': '' }),
    ...(run.varies && { 'data-varies': run.varies }),
  })
}
