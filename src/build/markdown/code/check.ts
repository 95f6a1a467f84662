import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { fingerprint } from '../../examples/fingerprint.ts'
import { recordIn } from '../../examples/known-record.ts'
import type { RecordEntry } from '../../examples/record.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { contextOf, placeOf, stringsOf } from '../report.ts'
import type { Fence } from './fence.ts'
import type { CodeLanguage } from './languages.ts'
import type { CodeMeta } from './meta.ts'
import { runButton } from './run.ts'

/** The page that explains the marks; its headings have the names of the ways to check. */
const explanation = '/docs/how-samples-are-checked'

/** Languages whose samples a reader can save and run. */
const scripts = new Set(['ts', 'tsx', 'js'])

/**
 * The mark of a sample that was checked. One that ran opens what to type to run it; the others say on the second look against
 * what and when they were checked.
 * @param program the whole that the sample is a part of, or the sample itself
 */
export function checkMark(
  fence: Fence,
  language: CodeLanguage,
  meta: CodeMeta,
  program: string,
  file: VFile,
): Element | undefined {
  const { record } = contextOf(file)
  if (!record || meta.output || meta.foreign !== undefined) return undefined
  const { version, samples } = recordIn(record)
  const entry = samples[fingerprint(language.id, meta, fence.text)]
  const href = entry && linkTo(entry.how, fence, file)
  if (!entry || href === undefined) return undefined
  const { checked, running } = stringsOf(file)
  const details = detailsOf(entry, version, file)
  if (entry.how !== 'run' || !scripts.has(language.id)) {
    return h('a', { className: ['code-check'], href }, [
      h('span.code-check-how', checked[entry.how]),
      h('span.code-check-details', details),
    ])
  }
  const { title, target, env, part } = meta
  const sample = { text: program, language: language.id, title, target, env, isPart: part !== undefined, version }
  return runButton(
    { ...sample, checked: [`${running.checked} `, ...details, ' · ', h('a', { href }, running.how)] },
    file,
  )
}

/** Address of what the explanation says of a way to check; undefined for a site without that page. */
function linkTo(how: RecordEntry['how'], fence: Fence, file: VFile): string | undefined {
  const url = `${explanation}#${how}`
  const resolved = resolveLink(url, contextOf(file))
  if ('problem' in resolved) return undefined
  const { href, ...target } = resolved
  // Collected like a link of the author's: a site without that page hears of it.
  const { line = 1, column = 1 } = placeOf(file, fence.pre)
  file.data.links = [...(file.data.links ?? []), { url, line, column, ...target }]
  return href
}

/** Against what and when: `version 0.9.0, Node.js 22, OpenSSH 9.2, Nov 21, 2026`. */
function detailsOf({ how, date, node, on = [] }: RecordEntry, version: string, file: VFile): (Element | string)[] {
  const day = new Intl.DateTimeFormat(contextOf(file).locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const against = [
    stringsOf(file).checked.version.replace('{version}', version),
    ...(how === 'run' || how === 'tool' ? [`Node.js ${node}`] : []),
    ...[on].flat(),
  ]
  return [`${against.join(', ')}, `, h('time', { dateTime: date }, day.format(new Date(date)))]
}
