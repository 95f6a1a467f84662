import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Job } from '../outcomes.ts'
import { timingStrings } from '../strings.ts'
import { secondsOf } from '../typed-number.ts'

const most = 20
const longest = 3600

/** Reads `3 1.5! 2`: seconds, and `!` behind those of a command that fails. */
export function readJobs(text: string): Job[] {
  return words(text).map((word) => ({ seconds: secondsOf(word.replace('!', '')), fails: word.endsWith('!') }))
}

/** What is wrong with such a list. */
export function jobsProblem(text: string, locale: LocaleCode): string | undefined {
  const { jobs } = labelsIn(timingStrings, { code: locale })
  const all = words(text)
  if (all.length === 0) return jobs.none
  if (all.length > most) return jobs.tooMany(all.length, most)
  const wrong = all.find((word) => !(secondsOf(word.replace(/!$/, '')) <= longest))
  return wrong === undefined ? undefined : jobs.wrong(wrong, longest)
}

/** A comma right between digits is part of a number, as a point is. */
const words = (text: string) => text.split(/(?:(?!,\d)[\s,;])+|(?<!\d),/).filter((word) => word !== '')
