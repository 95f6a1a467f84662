import type { Labels } from '../../engine/labels/labels-in.ts'
import * as en from './labels/en.ts'
import * as ru from './labels/ru.ts'

/** What pages say of their changes, by locale. */
export const historyStrings: Labels<en.HistoryStrings> = { en: en.history, ru: ru.history }

/** Marks of what has changed, by locale. They come with their code. */
export const changesStrings: Labels<en.ChangesStrings> = { en: en.changes, ru: ru.changes }
