import { useId } from 'react'
import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import { markCount } from './Line.tsx'
import styles from './quoting.module.css'
import { type Entry, emptyEntry, type Kind, kinds, problemOf } from './values.ts'
import { WithCode } from './WithCode.tsx'
import type { QuotingStrings } from './wording.ts'

interface ValuesProps {
  readonly names: readonly string[]
  readonly entries: readonly Entry[]
  readonly strings: QuotingStrings
  readonly onChange: (index: number, entry: Entry) => void
}

/** A field for each value of the template. */
export function Values({ names, entries, strings, onChange }: ValuesProps) {
  if (names.length === 0) {
    return (
      <p className={parts.hint}>
        <WithCode text={strings.noValues} />
      </p>
    )
  }
  return names.map((name, index) => (
    <Value
      // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place
      key={index}
      number={index + 1}
      name={name}
      entry={entries[index] ?? emptyEntry}
      strings={strings}
      onChange={(entry) => onChange(index, entry)}
    />
  ))
}

interface ValueProps {
  readonly number: number
  readonly name: string
  readonly entry: Entry
  readonly strings: QuotingStrings
  readonly onChange: (entry: Entry) => void
}

function Value({ number, name, entry, strings, onChange }: ValueProps) {
  const id = useId()
  const problem = problemOf(entry)
  const lines = Math.min(8, entry.text.split('\n').length)
  return (
    <fieldset className={styles.value}>
      <legend className={parts.label}>
        <span className={styles.number} data-mark={(number - 1) % markCount} aria-hidden="true">
          {number}
        </span>{' '}
        <code>{name}</code>
      </legend>
      <div className={parts.field}>
        <label className={parts.label} htmlFor={id}>
          {strings.kind}
        </label>
        <select
          id={id}
          className={`${parts.input} ${styles.choice}`}
          value={entry.kind}
          onChange={(event) => onChange({ ...entry, kind: event.target.value as Kind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {strings.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      {entry.kind !== 'nothing' && (
        <TextField
          label={strings.value.replace('{number}', String(number)).replace('{name}', () => name)}
          value={entry.text}
          rows={entry.kind === 'number' ? 1 : lines}
          hint={strings.hints[entry.kind]}
          problem={problem && strings.valueProblems[problem]}
          onChange={(text) => onChange({ ...entry, text })}
        />
      )}
    </fieldset>
  )
}
