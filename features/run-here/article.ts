import { h } from 'hastscript'
import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { labelsOf } from '../../engine/markdown/report.ts'
import { defaultName } from './sample.ts'
import { runStrings } from './strings.ts'

/** The buttons of a sample as `RunTool` draws them before a run: its code comes when a reader reaches for one. */
export const article: ArticlePart = {
  underSample: (file, title = defaultName) => {
    const { run, edit } = labelsOf(file, runStrings)
    const buttons = [run, edit].map((label) =>
      h('button.tool-button', { type: 'button', ariaLabel: `${label}: ${title}` }, label),
    )
    return h('div.tool-row', buttons)
  },
}
