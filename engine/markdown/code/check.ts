import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { noteLink } from '../links/note-link.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { contextOf, stringsOf } from '../report.ts'
import type { Fence } from './fence.ts'
import type { RecordEntry } from './record/record.ts'
import { runButton } from './run.ts'
import { recordOf, type Sample } from './sample.ts'
import { shortDay } from './short-day.ts'

/** The page that explains the marks; its headings have the names of the ways to check. */
const explanation = '/docs/how-samples-are-checked'

/** Languages whose samples a reader can save and run. */
const scripts = new Set(['ts', 'tsx', 'js'])

/**
 * The mark of a sample that was checked. One that ran opens what to type to run it; the others say on the second look against
 * what and when they were checked.
 * @param program the whole that the sample is a part of, or the sample itself
 */
export function checkMark(sample: Sample, program: string, file: VFile): Element | undefined {
  const { fence, language, meta } = sample
  if (meta.output || meta.foreign !== undefined) return undefined
  const { version = '', entry } = recordOf(sample, file) ?? {}
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
  const checkedWith = [`${running.checked} `, ...details, ' · ', h('a', { href }, running.how)]
  return runButton(sample, program, version, checkedWith, file)
}

/** Address of what the explanation says of a way to check; undefined for a site without that page. */
function linkTo(how: RecordEntry['how'], fence: Fence, file: VFile): string | undefined {
  const url = `${explanation}#${how}`
  const resolved = resolveLink(url, contextOf(file))
  // Collected like a link of the author's: a site without that page hears of it.
  return 'problem' in resolved ? undefined : noteLink(url, resolved, fence.pre, file)
}

/** Against what and when: `version 0.9.0, Node.js 22, OpenSSH 9.2, Nov 21, 2026`. */
function detailsOf({ how, date, node, on = [] }: RecordEntry, version: string, file: VFile): (Element | string)[] {
  const against = [
    stringsOf(file).checked.version.replace('{version}', version),
    ...(how === 'run' || how === 'tool' ? [`Node.js ${node}`] : []),
    ...[on].flat(),
  ]
  return [`${against.join(', ')}, `, h('time', { dateTime: date }, shortDay(date, contextOf(file).locale))]
}
