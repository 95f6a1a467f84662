import type { Localized } from '../../engine/model/locale.ts'
import { type BehaviorStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of the tables of what probes have found, by locale. */
export const behaviorStrings: Localized<BehaviorStrings> = { en, ru }
