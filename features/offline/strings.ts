import type { Localized } from '../../engine/model/locale.ts'
import { en, type OfflineStrings } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** What the page for reading offline says, by locale. */
export const offlineStrings: Localized<OfflineStrings> = { en, ru }
