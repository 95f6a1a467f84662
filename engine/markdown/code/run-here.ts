import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { partsOf } from '../report.ts'
import { recordOf, type Sample } from './sample.ts'

/** The place of the tool that runs a sample in the browser: only where that printed what was recorded, and a feature has it. */
export function runHere(sample: Sample, file: VFile): Element | undefined {
  const run = sample.meta.run ? recordOf(sample, file)?.here : undefined
  const buttons = partsOf(file).find(({ underSample }) => underSample)?.underSample
  if (!run || !buttons) return undefined
  const data = {
    'data-tool': 'run',
    ...(run.files && { 'data-files': JSON.stringify(run.files) }),
    ...(run.env && { 'data-env': JSON.stringify(run.env) }),
    ...(run.plain && { 'data-plain': '' }),
    ...(run.varies && { 'data-varies': run.varies }),
  }
  return h('div.tool', data, buttons(file, sample.meta.title))
}
