import { useId, useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { readState, writeState } from '../../engine/tools/parts/address-state.ts'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { type Example, type ExampleName, exampleOf, examples } from './examples.ts'
import { Lines } from './Lines.tsx'
import styles from './quoting.module.css'
import { packed, unpacked } from './state.ts'
import { quotingStrings } from './strings.ts'
import { Traps } from './Traps.tsx'
import { parseTemplate } from './template.ts'
import { entriesFor, isReadable, useOutcomes } from './use-outcomes.ts'
import { Values } from './Values.tsx'
import { type Entry, emptyEntry } from './values.ts'
import type { QuotingStrings } from './wording.ts'

/** The name of the state in the address. */
const place = 'quoting'

/** A template and values, and what the package makes of them in every environment. */
export default function QuotingTool({ locale, attributes }: ToolProps) {
  const strings = labelsIn(quotingStrings, { code: locale })
  const [example, setExample] = useState<Example>(
    () => unpacked(readState(place)) ?? exampleOf(attributes.example) ?? examples.data,
  )
  const answer = useOutcomes(example)
  const change = (next: Example) => {
    setExample(next)
    writeState(place, nameOf(next) ?? packed(next))
  }
  return (
    <div className={parts.panel}>
      <ExampleChoice example={example} strings={strings} onChange={change} />
      <Inputs example={example} strings={strings} onChange={change} />
      {answer ? (
        <div className={styles.answer}>
          {/* Their place is kept, so that nothing jumps while somebody types. */}
          <div className={isReadable(example) ? styles.lines : `${styles.lines} ${styles.unread}`}>
            <Lines outcomes={answer.outcomes} strings={strings} />
            <Traps answer={answer} strings={strings} />
          </div>
          {!isReadable(example) && <p>{strings.unread}</p>}
        </div>
      ) : (
        <p role="status">{strings.waiting}</p>
      )}
      <div className="tool-row">
        <CopyButton label={strings.share} text={() => linkTo(example)} />
      </div>
    </div>
  )
}

/** The address of the page with this example, also before anything was changed. */
function linkTo(example: Example): string {
  writeState(place, nameOf(example) ?? packed(example))
  return window.location.href
}

interface PartProps {
  readonly example: Example
  readonly strings: QuotingStrings
  readonly onChange: (example: Example) => void
}

function ExampleChoice({ example, strings, onChange }: PartProps) {
  const id = useId()
  const name = nameOf(example)
  return (
    <div className={parts.field}>
      <label className={parts.label} htmlFor={id}>
        {strings.example}
      </label>
      <select
        id={id}
        className={`${parts.input} ${styles.choice}`}
        value={name ?? ''}
        onChange={(event) => onChange(exampleOf(event.target.value) ?? example)}
      >
        {!name && <option value="">{strings.ownExample}</option>}
        {Object.entries(strings.examples).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Inputs({ example, strings, onChange }: PartProps) {
  // The fields of values stay while the template is not in order.
  const [names, setNames] = useState<readonly string[]>([])
  const template = parseTemplate(example.template)
  const problem = typeof template === 'string' ? strings.templateProblems[template] : undefined
  const shown = typeof template === 'string' ? names : template.names
  if (shown.join('\n') !== names.join('\n')) setNames(shown)
  const entries = typeof template === 'string' ? example.values : entriesFor(template, example)
  const changeValue = (index: number, entry: Entry) => {
    const values = shown.map((_, other) => (other === index ? entry : (entries[other] ?? emptyEntry)))
    onChange({ ...example, values: [...values, ...example.values.slice(shown.length)] })
  }
  return (
    <>
      <div className={styles.template}>
        <TextField
          label={strings.template}
          value={example.template}
          rows={Math.min(8, example.template.split('\n').length)}
          hint={strings.templateHint}
          problem={problem}
          onChange={(text) => onChange({ ...example, template: text })}
        />
      </div>
      <Values names={shown} entries={entries} strings={strings} onChange={changeValue} />
    </>
  )
}

/** The name of an example that nobody has changed. */
function nameOf(example: Example): ExampleName | undefined {
  const state = JSON.stringify(packed(example))
  return (Object.keys(examples) as ExampleName[]).find((name) => JSON.stringify(packed(examples[name])) === state)
}
