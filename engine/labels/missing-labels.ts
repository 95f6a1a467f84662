import type { Locale, LocaleCode } from '../model/locale.ts'
import { isTable, type Labels } from './labels-in.ts'

/** Labels by the files in which languages have theirs; `*` stands for the code of a language. */
export type LabelFiles = Readonly<Record<string, readonly Labels<object>[]>>

/** Labels of a file that a language has not. */
export interface MissingLabels {
  readonly code: LocaleCode
  readonly file: string
  /** Ways to them, `keyList.help`; all of the file where there is none of it. */
  readonly keys: readonly string[] | 'all'
}

/** What languages lack of the labels that there are in English. */
export function missingLabels(files: LabelFiles, locales: readonly Pick<Locale, 'code'>[]): MissingLabels[] {
  return locales.flatMap(({ code }) =>
    Object.entries(files).flatMap(([pattern, tables]): MissingLabels[] => {
      const file = pattern.replace('*', code)
      if (tables.every((labels) => labels[code] === undefined)) return [{ code, file, keys: 'all' }]
      const keys = tables.flatMap((labels) => lacking(labels.en, labels[code], ''))
      return keys.length > 0 ? [{ code, file, keys }] : []
    }),
  )
}

function lacking(whole: unknown, own: unknown, above: string): string[] {
  if (!isTable(whole)) return own === undefined ? [above] : []
  const table = isTable(own) ? own : {}
  return Object.entries(whole).flatMap(([key, value]) =>
    lacking(value, table[key], above === '' ? key : `${above}.${key}`),
  )
}
