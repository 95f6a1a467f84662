import type { Labels } from '../../engine/labels/labels-in.ts'
import { type BehaviorStrings, en } from './labels/en.ts'
import { ru } from './labels/ru.ts'

/** Words of the tables of what probes have found, by locale. */
export const behaviorStrings: Labels<BehaviorStrings> = { en, ru }
