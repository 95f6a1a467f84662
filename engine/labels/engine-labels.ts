import { highlightStrings } from './highlight-strings.ts'
import type { LabelFiles } from './missing-labels.ts'
import { offerStrings } from './offer-strings.ts'
import { articleStrings, groupStrings, plainStrings, shellStrings } from './page-strings.ts'
import { pictureStrings } from './picture-strings.ts'
import { reportStrings } from './report-strings.ts'
import { searchStrings, targetStrings } from './search-strings.ts'

/** All labels of the engine, for the build, which says what a language lacks. */
export const engineLabels: LabelFiles = {
  'engine/labels/*/pages.ts': [articleStrings, groupStrings, plainStrings, shellStrings],
  'engine/labels/*/search.ts': [searchStrings, targetStrings],
  'engine/labels/*/picture.ts': [pictureStrings],
  'engine/labels/*/report.ts': [reportStrings],
  'engine/labels/*/highlight.ts': [highlightStrings],
  'engine/labels/*/offer.ts': [offerStrings],
}
