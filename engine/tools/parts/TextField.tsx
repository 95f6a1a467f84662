import { useId } from 'react'
import styles from './parts.module.css'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Lines of a text; without it the field is one line. */
  readonly rows?: number | undefined
  readonly hint?: string | undefined
  /** The keyboard of a phone. */
  readonly inputMode?: 'numeric' | 'decimal' | undefined
  /** What is wrong with the value; read out when it changes. */
  readonly problem?: string | undefined
  /** Whether something is wrong that is said elsewhere. */
  readonly isInvalid?: boolean
}

/** A field for code or a value: no correction, no capital letters, Tab leads on. */
export function TextField({
  label,
  value,
  onChange,
  rows,
  hint,
  inputMode,
  problem,
  isInvalid = false,
}: TextFieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    className: styles.input,
    inputMode,
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    autoCorrect: 'off',
    'aria-invalid': isInvalid || problem !== undefined,
    'aria-describedby': `${id}-hint ${id}-problem`,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  )
}
