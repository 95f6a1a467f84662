import type { Labels } from '../../engine/labels/labels-in.ts'
import { en, type IssueStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of Known issues, by locale. */
export const issueStrings: Labels<IssueStrings> = { en, ru }
