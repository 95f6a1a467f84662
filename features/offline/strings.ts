import type { Labels } from '../../engine/labels/labels-in.ts'
import * as en from './labels/en.ts'
import * as ru from './labels/ru.ts'

/** What the page for reading offline says, by locale. */
export const offlineStrings: Labels<en.OfflineStrings> = { en: en.en, ru: ru.ru }

/** What the worker says in place of a page, by locale. */
export const notKeptStrings: Labels<en.NotKeptStrings> = { en: en.notKept, ru: ru.notKept }
