import type { Localized } from '../../engine/model/locale.ts'
import { en, type IssueStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of Known issues, by locale. */
export const issueStrings: Localized<IssueStrings> = { en, ru }
