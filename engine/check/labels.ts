import type { ReportedProblem } from '../config/reported-problem.ts'
import { engineLabels } from '../labels/engine-labels.ts'
import { type LabelFiles, missingLabels } from '../labels/missing-labels.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import type { PageFeature } from '../render/page-feature.ts'

/** Labels that languages of the site lack: what stands in for them is in another language. */
export function checkLabels(locales: readonly Locale[], features: readonly PageFeature[]): ReportedProblem[] {
  const ofFeatures: LabelFiles = Object.fromEntries(
    features.flatMap(({ name, labels }) => (labels ? [[`features/${name}/labels/*.ts`, labels]] : [])),
  )
  const missing = missingLabels({ ...engineLabels, ...ofFeatures }, locales)
  return locales.flatMap(({ code }) => {
    const own = missing.filter((one) => one.code === code)
    const absent = own.flatMap(({ file, keys }) => (keys === 'all' ? [file] : []))
    const begun = own.flatMap(({ file, keys }) => (keys === 'all' ? [] : [missingIn(file, keys)]))
    return absent.length > 0 ? [noneIn(absent, code), ...begun] : begun
  })
}

const until = 'Until then readers see those of the default language, or of English.'

function missingIn(file: string, keys: readonly string[]): ReportedProblem {
  const hint = `Write them there. ${until}`
  return { kind: 'missingLabels', file, message: `Labels are missing: ${keys.join(', ')}.`, hint }
}

/** A language that nobody has begun lacks all files: one problem. */
function noneIn([file = '', ...others]: readonly string[], code: LocaleCode): ReportedProblem {
  const message = `There are no labels in the language "${code}".`
  const hint = `Write them there${others.length > 0 ? `, and in ${others.join(', ')}` : ''}. ${until}`
  return { kind: 'missingLabels', file, message, hint }
}
