import type { Code, Nodes } from 'mdast'
import type { VFile } from 'vfile'
import { fill } from '../../labels/plural.ts'
import { parseCodeMeta } from '../code/meta.ts'
import { paragraph, text } from '../nodes.ts'
import { stringsOf } from '../report.ts'

/** A sample without the marks of this site: its language, and its title, or that it is an output, behind the fence. */
export function plainCode({ value, lang, meta }: Code, file: VFile): Nodes[] {
  const marks = parseCodeMeta(meta ?? '', lang ?? '').meta
  if (lang === 'mermaid' || lang === 'dot') return plainDiagram(value, lang, marks.alt ?? '', file)
  const title = marks.title ?? (marks.output ? stringsOf(file).output : undefined)
  const language = marks.diff ? 'diff' : lang === 'output' ? 'text' : lang
  return [{ type: 'code', value, lang: language, meta: title === undefined ? null : `title="${title}"` }]
}

function plainDiagram(value: string, lang: string, alt: string, file: VFile): Nodes[] {
  const described = fill(stringsOf(file).diagram, { text: alt })
  return [paragraph([text(described)]), { type: 'code', lang, value }]
}
