import type { LocaleCode } from '../../engine/model/locale.ts'
import { Choice } from '../../engine/tools/parts/Choice.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import styles from './timing.module.css'
import type { Field, Values, View, Words } from './view.ts'

interface FieldsProps {
  readonly view: View
  readonly locale: LocaleCode
  readonly values: Values
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (name: string, value: string) => void
}

/** What can be set, as the view names it. */
export function Fields({ view, locale, values, problems, onChange }: FieldsProps) {
  const shown = view.fields.filter(({ when }) => !when || when(values))
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <div key={field.name} className={field.kind === 'number' ? undefined : styles.wide}>
          <OneField
            field={field}
            locale={locale}
            words={view.words(locale)}
            value={values[field.name] ?? ''}
            problem={problems[field.name]}
            onChange={(value) => onChange(field.name, value)}
          />
        </div>
      ))}
    </div>
  )
}

interface OneFieldProps {
  readonly field: Field
  readonly locale: LocaleCode
  readonly words: Words
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

function OneField({ field, locale, words: { labels, hints }, value, problem, onChange }: OneFieldProps) {
  const label = labels[field.name] ?? field.name
  switch (field.kind) {
    case 'choice': {
      const options = field.values.map((one) => ({ value: one, label: labels[`${field.name}.${one}`] ?? one }))
      return <Choice legend={label} options={options} value={value} onChange={onChange} />
    }
    case 'switch':
      return (
        <label className={parts.choice}>
          <input
            type="checkbox"
            checked={value === 'yes'}
            onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
          />
          {label}
        </label>
      )
    default: {
      const isNumber = field.kind === 'number'
      return (
        <TextField
          label={label}
          value={value}
          hint={hintOf(field, hints?.[field.name], locale)}
          problem={problem}
          rows={isNumber ? undefined : field.rows}
          inputMode={isNumber && !field.isTime ? (field.whole ? 'numeric' : 'decimal') : undefined}
          onChange={onChange}
        />
      )
    }
  }
}

/** A hint with the limits of its field. */
function hintOf(field: Field, hint: string | undefined, locale: LocaleCode): string | undefined {
  if (field.kind !== 'number') return hint
  return hint?.replace('{min}', field.min.toLocaleString(locale)).replace('{max}', field.max.toLocaleString(locale))
}
