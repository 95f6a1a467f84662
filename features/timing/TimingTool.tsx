import { useMemo, useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { readState, writeState } from '../../engine/tools/parts/address-state.ts'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { Fields } from './Fields.tsx'
import { parallelView } from './parallel/view.ts'
import { poolView } from './pool/view.ts'
import { Result } from './Result.tsx'
import { retriesView } from './retries/view.ts'
import { timingStrings } from './strings.ts'
import { timeoutsView } from './timeouts/view.ts'
import { usePicture } from './use-picture.ts'
import { changedValues, problemsOf, startingValues } from './values.ts'
import type { View } from './view.ts'

const views: Readonly<Record<string, View>> = {
  retries: retriesView,
  timeouts: timeoutsView,
  parallel: parallelView,
  pool: poolView,
}

/** Draws what the options of the package do with time. `show` names what. */
export default function TimingTool({ locale, attributes }: ToolProps) {
  const show = attributes.show ?? 'retries'
  const view = views[show] ?? retriesView
  const [values, setValues] = useState(() => startingValues(view.fields, readState(show)))
  const problems = useMemo(() => problemsOf(view.fields, values, locale), [view, values, locale])
  const fits = Object.keys(problems).length === 0
  const drawn = usePicture(view, values, fits, locale)
  const { reset, copy, tables } = labelsIn(timingStrings, { code: locale })
  const change = (next: typeof values) => {
    setValues(next)
    writeState(show, changedValues(view.fields, next))
  }
  return (
    <div className={parts.panel} aria-busy={fits && !drawn}>
      <Fields
        view={view}
        locale={locale}
        values={values}
        problems={problems}
        onChange={(name, value) => change({ ...values, [name]: value })}
      />
      {drawn && <Result drawn={drawn} locale={locale} label={tables[show] ?? ''} />}
      <div className="tool-row">
        <CopyButton label={copy} text={() => drawn?.code ?? ''} />
        <button type="button" className="tool-button" onClick={() => change(startingValues(view.fields, undefined))}>
          {reset}
        </button>
      </div>
    </div>
  )
}
