import type { ReportedProblem } from '../config/reported-problem.ts'
import { engineLabels } from '../labels/engine-labels.ts'
import { type LabelFiles, missingLabels } from '../labels/missing-labels.ts'
import type { Locale } from '../model/locale.ts'
import type { PageFeature } from '../render/page-feature.ts'

/** Labels that languages of the site lack: what stands in for them is in another language. */
export function checkLabels(locales: readonly Locale[], features: readonly PageFeature[]): ReportedProblem[] {
  const ofFeatures: LabelFiles = Object.fromEntries(
    features.flatMap(({ name, labels }) => (labels ? [[`features/${name}/labels/*.ts`, labels]] : [])),
  )
  const hint = 'Write them there. Until then readers see those of the default language, or of English.'
  return missingLabels({ ...engineLabels, ...ofFeatures }, locales).map(({ file, keys }) => ({
    kind: 'missingLabels',
    file,
    message: keys === 'all' ? 'There are no labels in this language.' : `Labels are missing: ${keys.join(', ')}.`,
    hint,
  }))
}
