import type { LocaleCode } from '../../../engine/model/locale.ts'

/** A command of a list: how long it takes, and whether it fails. */
export interface Job {
  readonly seconds: number
  readonly fails: boolean
}

const most = 20
const longest = 3600

/** Reads `3 1.5! 2`: seconds, and `!` behind those of a command that fails. */
export function readJobs(text: string): Job[] {
  return words(text).map((word) => ({ seconds: Number(word.replace('!', '')), fails: word.endsWith('!') }))
}

/** What is wrong with such a list. */
export function jobsProblem(text: string, locale: LocaleCode): string | undefined {
  const all = words(text)
  if (all.length === 0) return says[locale].none
  if (all.length > most) return says[locale].tooMany(all.length)
  const wrong = all.find((word) => !/^\d+(?:\.\d+)?!?$/.test(word) || Number.parseFloat(word) > longest)
  return wrong === undefined ? undefined : says[locale].wrong(wrong)
}

/** A comma between numbers separates them; a point is part of one. */
const words = (text: string) => text.split(/[\s,;]+/).filter((word) => word !== '')

const says = {
  en: {
    none: 'Write at least one duration.',
    tooMany: (count: number) => `${count} commands are too many to draw: write ${most} at most.`,
    wrong: (word: string) =>
      `“${word}” is no duration: write seconds from 0 to ${longest}, such as 2 or 1.5, with ! behind those of a command that fails.`,
  },
  ru: {
    none: 'Укажите хотя бы одну длительность.',
    tooMany: (count: number) => `Команд слишком много для схемы: ${count}. Укажите не больше ${most}.`,
    wrong: (word: string) =>
      `«${word}» — не длительность. Укажите секунды от 0 до ${longest}, например 2 или 1.5; если команда завершается с ошибкой, добавьте !`,
  },
}
