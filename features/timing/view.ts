import type { LocaleCode } from '../../engine/model/locale.ts'
import type { Picture } from './picture.ts'

/** What the reader has set, as the fields hold it: numbers as they were typed, switches as `yes` or `no`. */
export type Values = Readonly<Record<string, string>>

interface Common {
  readonly name: string
  readonly initial: string
  /** Left out: always there. */
  readonly when?: (values: Values) => boolean
}

export interface NumberField extends Common {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly whole?: boolean
  /** In milliseconds, or with a unit. */
  readonly isTime?: boolean
  /** May be left empty. */
  readonly optional?: boolean
}

export interface ChoiceField extends Common {
  readonly kind: 'choice'
  readonly values: readonly string[]
}

export interface SwitchField extends Common {
  readonly kind: 'switch'
}

export interface TextField extends Common {
  readonly kind: 'text'
  /** Lines; without it the field is one line. */
  readonly rows?: number
  /** What is wrong with a text; undefined where nothing is. */
  readonly problem: (text: string, locale: LocaleCode) => string | undefined
}

export type Field = NumberField | ChoiceField | SwitchField | TextField

/** One drawing: what can be set, and pure functions from what is set to a picture and to code. */
export interface View {
  readonly fields: readonly Field[]
  readonly words: (locale: LocaleCode) => Words
  /** Draws values that have no problem. */
  readonly draw: (values: Values, locale: LocaleCode) => Picture | Promise<Picture>
  /** The TypeScript of such values. */
  readonly code: (values: Values) => string
}

/**
 * Labels and hints by the name of a field, labels of choices as `field.value`; without a label, the name stands there. A hint
 * may name its limits, `{min}` and `{max}`.
 */
export interface Words {
  readonly labels: Readonly<Record<string, string>>
  readonly hints?: Readonly<Record<string, string>>
}
