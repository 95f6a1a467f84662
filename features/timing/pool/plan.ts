import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { timingStrings } from '../strings.ts'
import { secondsOf } from '../typed-number.ts'

/** A command of a plan, in milliseconds from the start of the script. */
export interface Step {
  readonly host: string
  readonly start: number
  readonly takes: number
}

const most = 24
const longest = 86_400
const line = /^([^\s,;]+)(?:,\s*|[\s;]+)(\d\S*?)(?:,\s+|[\s;]+)(\d\S*)$/

/** Reads a plan: in each line a host, the second at which a command starts there, and how many seconds it takes. */
export function readPlan(text: string): Step[] {
  return linesOf(text).flatMap(({ content }) => {
    const [, host = '', start = '', takes = ''] = line.exec(content) ?? []
    return host === '' ? [] : [{ host, start: secondsOf(start) * 1000, takes: secondsOf(takes) * 1000 }]
  })
}

/** What is wrong with a plan, with the number of the line. */
export function planProblem(text: string, locale: LocaleCode): string | undefined {
  const { plan } = labelsIn(timingStrings, { code: locale })
  const lines = linesOf(text)
  if (lines.length === 0) return plan.none
  if (lines.length > most) return plan.tooMany(lines.length, most)
  const wrong = lines.find(({ content }) => {
    const [, , start = '', takes = ''] = line.exec(content) ?? []
    return !(secondsOf(start) + secondsOf(takes) <= longest)
  })
  return wrong && plan.wrong(wrong.number, wrong.content)
}

function linesOf(text: string): { readonly number: number; readonly content: string }[] {
  const all = text.split('\n').map((content, index) => ({ number: index + 1, content: content.trim() }))
  return all.filter(({ content }) => content !== '')
}
