import type { ReactNode } from 'react'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { Code } from '../../engine/tools/parts/Code.tsx'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import styles from './command.module.css'
import { composeLine } from './compose-line.ts'
import { composeScript } from './compose-script.ts'
import type { FormProps } from './form.ts'

interface ResultsProps extends FormProps {
  readonly locale: LocaleCode
}

/** The line and the script that the choices make, or that something is missing. */
export function Results(form: ResultsProps) {
  const isIncomplete = Object.keys(form.problems).length > 0
  return (
    <>
      <p role="status" className={parts.problem}>
        {isIncomplete && form.strings.incomplete}
      </p>
      {!isIncomplete && <LineAndScript {...form} />}
    </>
  )
}

function LineAndScript({ locale, ...form }: ResultsProps) {
  const { choices, facts, strings } = form
  const line = composeLine(choices, facts)
  const script = composeScript(choices, facts)
  const packages = ['@xec-sh/core', '@xec-sh/ops'].filter((name) => script.includes(`'${name}'`))
  return (
    <>
      <Result title={strings.line}>
        {typeof line === 'string' ? (
          <>
            <Code text={line} label={strings.line} style={styles.line} />
            <Notes {...form} />
            <CopyButton label={strings.copyLine} text={() => line} />
          </>
        ) : (
          <p>{strings.noLine[line.none].replace('{version}', facts.version)}</p>
        )}
        <Reference {...form} />
      </Result>
      <Result title={strings.script}>
        <Code text={script} label={strings.script} style={styles.script} />
        <p className={parts.hint}>
          {strings.install} <code>npm install --save-exact {packages.join(' ')}</code>
        </p>
        <CopyButton label={strings.copyScript} text={() => script} />
      </Result>
    </>
  )
}

function Result({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.result}>
      <p className={parts.label}>{title}</p>
      {children}
    </div>
  )
}

function Notes({ choices, facts, strings }: FormProps) {
  const { work, place } = choices
  const stays = (work === 'run' && place === 'hosts') || (work === 'logs' && (place === 'hosts' || place === 'local'))
  const notes = [work === 'run' && strings.comment.replace('{version}', facts.version), stays && strings.stays]
  return notes.map(
    (note) =>
      note && (
        <p key={note} className={parts.hint}>
          {note}
        </p>
      ),
  )
}

function Reference({ choices, facts, strings }: FormProps) {
  const { work, place } = choices
  const name = work === 'run' ? (place === 'hosts' ? 'on' : 'in') : work === 'task' ? 'run' : work
  const href = facts.commands[name]?.href
  return (
    <p>
      <a href={href}>{strings.reference.replace('{command}', `xec ${name}`)}</a>
    </p>
  )
}
