import { useMemo, useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { readState, writeState } from '../../engine/tools/parts/address-state.ts'
import { Choice } from '../../engine/tools/parts/Choice.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { Check } from './Check.tsx'
import { atPlace, type Choices, changedChoices, choicesFrom, firstChoices, placesOf, works } from './choices.ts'
import { canBeQuiet } from './compose-line.ts'
import { readFacts } from './facts.ts'
import type { FormProps } from './form.ts'
import { problemsOf } from './problems.ts'
import { Results } from './Results.tsx'
import { commandStrings } from './strings.ts'
import { WorkFields } from './WorkFields.tsx'

/** Name of the state in the address. */
const stateName = 'command'

/** Puts a command line together, and the TypeScript of the same. */
export default function CommandTool({ locale, attributes }: ToolProps) {
  const strings = labelsIn(commandStrings, { code: locale })
  const facts = useMemo(() => readFacts(attributes.facts), [attributes.facts])
  const [choices, setChoices] = useState(() => choicesFrom(readState(stateName), facts))
  const change = (changed: Partial<Choices>) => {
    const next = atPlace({ ...choices, ...changed })
    setChoices(next)
    writeState(stateName, changedChoices(next))
  }
  const form = { choices, facts, problems: problemsOf(choices, facts), strings, change }
  return (
    <div className={parts.panel}>
      <Beginning {...form} />
      <WorkFields {...form} />
      {canBeQuiet(choices) && (
        <Check checked={choices.quiet} onChange={(quiet) => change({ quiet })}>
          {strings.quiet} (<code>--quiet</code>)
        </Check>
      )}
      <Results {...form} locale={locale} />
      <p>
        <button type="button" className="tool-button" onClick={() => change(firstChoices)}>
          {strings.reset}
        </button>
      </p>
    </div>
  )
}

/** What to do, and where. */
function Beginning({ choices, strings, change }: FormProps) {
  const possible = placesOf[choices.work]
  return (
    <>
      <Choice
        legend={strings.work}
        options={works.map((value) => ({ value, label: strings.works[value] }))}
        value={choices.work}
        onChange={(work) => change({ work })}
      />
      {possible.length > 0 && (
        <Choice
          legend={strings.place}
          options={possible.map((value) => ({ value, label: strings.places[value] }))}
          value={choices.place}
          onChange={(place) => change({ place })}
        />
      )}
    </>
  )
}
