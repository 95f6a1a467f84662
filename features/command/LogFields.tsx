import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import { Check } from './Check.tsx'
import styles from './command.module.css'
import { Field } from './Field.tsx'
import type { OptionFact } from './facts.ts'
import { type FormProps, problemOf } from './form.ts'
import { logOptions } from './log-options.ts'

/** The file of a log where there is one, and the options that have an effect there. */
export function LogFields(form: FormProps) {
  const { choices, facts, strings } = form
  return (
    <>
      {(choices.place === 'hosts' || choices.place === 'local') && <Field form={form} of="path" label={strings.path} />}
      <fieldset className={styles.options}>
        <legend className={parts.label}>{strings.options}</legend>
        {logOptions(facts, choices).map((option) => (
          <div key={option.long} className={styles.option}>
            <OptionField option={option} {...form} />
            <a className={styles.row} href={option.href}>
              <code>{option.long}</code>
            </a>
          </div>
        ))}
      </fieldset>
    </>
  )
}

function OptionField({ option, ...form }: FormProps & { readonly option: OptionFact }) {
  const { long, value, text } = option
  const name = long.slice(2)
  const given = form.choices.options[name]
  const change = (set: string | true | undefined) => {
    const { [name]: _, ...others } = form.choices.options
    form.change({ options: set === undefined ? others : { ...others, [name]: set } })
  }
  if (value === undefined) {
    return (
      <Check checked={given === true} onChange={(checked) => change(checked || undefined)}>
        {plain(text)}
      </Check>
    )
  }
  return (
    <TextField
      label={plain(text)}
      value={typeof given === 'string' ? given : ''}
      onChange={(typed) => change(typed || undefined)}
      problem={problemOf(`options.${name}`, form)}
    />
  )
}

/** The words of the reference without their marks of code. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}
