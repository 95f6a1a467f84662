import * as en from './en/report.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/report.ts'

/** What a prepared report says, by locale. It comes with its code. */
export const reportStrings: Labels<en.ReportStrings> = { en: en.report, ru: ru.report }
