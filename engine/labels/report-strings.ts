import type { Localized } from '../model/locale.ts'
import * as en from './en/report.ts'
import * as ru from './ru/report.ts'

/** What a prepared report says, by locale. It comes with its code. */
export const reportStrings: Localized<en.ReportStrings> = { en: en.report, ru: ru.report }
