import { useDeferredValue, useId, useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { findMessages } from '../../engine/model/messages/find-messages.ts'
import type { KnownMessage } from '../../engine/model/messages/known-message.ts'
import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { Answer } from './Answer.tsx'
import styles from './errors.module.css'
import { example } from './example.ts'
import type { ErrorsStrings } from './labels/en.ts'
import { errorsStrings } from './strings.ts'
import { Unknown } from './Unknown.tsx'
import { siteBase, useMessages } from './use-messages.ts'

/** Answers below the first one: what else a text holds is mostly the same failure in other words. */
const maxOthers = 3

/** What was pasted last: there again after Back, and gone with the document. It may hold a secret, so nothing is stored. */
let pasted = ''

/** Looks up what a terminal printed. The text goes nowhere, not even into the address: it may hold a secret. */
export default function ErrorsTool({ locale }: ToolProps) {
  const strings = labelsIn(errorsStrings, { code: locale })
  const { known, isFailed, retry } = useMessages(locale)
  const [text, setText] = useState(pasted)
  const change = (next: string) => {
    pasted = next
    setText(next)
  }
  const asked = useDeferredValue(text)
  return (
    <div className={parts.panel}>
      <TextField label={strings.label} hint={strings.hint} value={text} onChange={change} rows={7} />
      <div className="tool-row">
        <button type="button" className="tool-button" onClick={() => change(text === '' ? example : '')}>
          {text === '' ? strings.example : strings.clear}
        </button>
      </div>
      <div role="status" aria-live="polite" className={styles.outcome}>
        {asked.trim() !== '' && known && <Outcome text={asked} known={known} strings={strings} />}
        {asked.trim() !== '' && !known && !isFailed && <p>{strings.loading}</p>}
      </div>
      {isFailed && (
        <p className="tool-row">
          <span className={parts.problem}>{strings.failed}</span>
          <button type="button" className="tool-button" onClick={retry}>
            {strings.retry}
          </button>
        </p>
      )}
    </div>
  )
}

interface OutcomeProps {
  readonly text: string
  readonly known: readonly KnownMessage[]
  readonly strings: ErrorsStrings
}

function Outcome({ text, known, strings }: OutcomeProps) {
  const heading = useId()
  const base = siteBase()
  const [first, ...others] = findMessages(text, known)
  if (!first) return <Unknown text={text} base={base} strings={strings} />
  return (
    <>
      <p className={parts.label}>{strings.found}</p>
      <Answer message={first} base={base} strings={strings} />
      {others.length > 0 && (
        <section aria-labelledby={heading} className={styles.others}>
          <p id={heading} className={parts.label}>
            {strings.others}
          </p>
          {others.slice(0, maxOthers).map((one) => (
            <details key={one.id}>
              <summary>
                <code>{one.message}</code>
              </summary>
              <Answer message={one} base={base} strings={strings} />
            </details>
          ))}
        </section>
      )}
    </>
  )
}
