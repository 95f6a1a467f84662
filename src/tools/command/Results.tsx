import type { ReactNode } from 'react'
import type { LocaleCode } from '../../model/locale.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import parts from '../parts/parts.module.css'
import styles from './command.module.css'
import { composeLine } from './compose-line.ts'
import { composeScript } from './compose-script.ts'
import type { FormProps } from './form.ts'

/** The line and the script that the choices make, or that something is missing. */
export function Results({ locale, ...form }: FormProps & { readonly locale: LocaleCode }) {
  const { choices, facts, problems, strings } = form
  if (Object.keys(problems).length > 0) {
    return (
      <p role="status" className={parts.problem}>
        {strings.incomplete}
      </p>
    )
  }
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
            <CopyButton locale={locale} label={strings.copyLine} text={() => line} />
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
        <CopyButton locale={locale} label={strings.copyScript} text={() => script} />
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

interface CodeProps {
  readonly text: string
  readonly label: string
  readonly style: string | undefined
}

/** What is wider than its frame is scrolled by keyboard as well. */
function Code({ text, label, style }: CodeProps) {
  return (
    <section aria-label={label}>
      <pre className={`${parts.output} ${style}`} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
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
