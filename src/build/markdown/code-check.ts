import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { fingerprint } from '../examples/fingerprint.ts'
import { recordIn } from '../examples/known-record.ts'
import type { RecordEntry } from '../examples/record.ts'
import type { Fence } from './code-fence.ts'
import type { CodeLanguage } from './code-languages.ts'
import type { CodeMeta } from './code-meta.ts'
import { contextOf, placeOf, stringsOf } from './report.ts'
import { resolveLink } from './resolve-link.ts'

/** The page that explains the marks; its headings have the names of the ways to check. */
const explanation = '/docs/how-samples-are-checked'

/** The mark of a sample that was checked: how, and on the second look against what and when. */
export function checkMark(fence: Fence, language: CodeLanguage, meta: CodeMeta, file: VFile): Element | undefined {
  const { record } = contextOf(file)
  if (!record || meta.output || meta.foreign !== undefined) return undefined
  const { version, samples } = recordIn(record)
  const entry = samples[fingerprint(language.id, meta, fence.text)]
  return entry && draw(entry, version, fence, file)
}

function draw({ how, date, node }: RecordEntry, version: string, fence: Fence, file: VFile): Element | undefined {
  const { checked } = stringsOf(file)
  const url = `${explanation}#${how}`
  const resolved = resolveLink(url, contextOf(file))
  if ('problem' in resolved) return undefined
  const { href, ...target } = resolved
  // Collected like a link of the author's: a site without that page hears of it.
  const { line = 1, column = 1 } = placeOf(file, fence.pre)
  file.data.links = [...(file.data.links ?? []), { url, line, column, ...target }]
  const day = new Intl.DateTimeFormat(contextOf(file).locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date),
  )
  const details = how === 'run' ? checked.runDetails : checked.details
  const [before, after] = details.replace('{version}', version).replace('{node}', String(node)).split('{date}')
  return h('a', { className: ['code-check'], href }, [
    h('span.code-check-how', checked[how]),
    h('span.code-check-details', [before ?? '', h('time', { dateTime: date }, day), after ?? '']),
  ])
}
