import { TextField } from '../../engine/tools/parts/TextField.tsx'
import type { Choices } from './choices.ts'
import { type FormProps, problemOf } from './form.ts'

/** The choices that are texts. */
type TextKey = {
  [Key in keyof Choices]: Choices[Key] extends string ? (string extends Choices[Key] ? Key : never) : never
}[keyof Choices]

interface FieldProps {
  readonly form: FormProps
  readonly of: TextKey
  readonly label: string
  readonly hint?: string
  readonly rows?: number
}

/** A field of the form for one text of the choices. */
export function Field({ form, of, ...shown }: FieldProps) {
  return (
    <TextField
      {...shown}
      value={form.choices[of]}
      onChange={(value) => form.change({ [of]: value })}
      problem={problemOf(of, form)}
    />
  )
}
