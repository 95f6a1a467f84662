import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { CalmButton } from './CalmButton.tsx'
import { Editor } from './Editor.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './RunTool.module.css'
import { prepareRun } from './runner.ts'
import { runStatus } from './status.ts'
import { runStrings } from './strings.ts'
import { type Edit, useEdit } from './use-edit.ts'
import { type Run, useRun } from './use-run.ts'
import { WhatIsHere } from './WhatIsHere.tsx'

export const prepare = prepareRun

/** Runs the sample that it stands in, as it is or as the reader has changed it, beside the output that was recorded. */
export default function RunTool({ locale, attributes }: ToolProps) {
  const strings = labelsIn(runStrings, { code: locale })
  const place = useRef<HTMLDivElement>(null)
  const edit = useEdit(place)
  const run = useRun()
  const [ran, setRan] = useState('')
  const { sample } = edit
  const text = edit.text ?? sample.text
  const start = () => {
    setRan(text)
    run.start({
      file: sample.file,
      text,
      files: JSON.parse(attributes.files ?? '{}'),
      env: JSON.parse(attributes.env ?? '{}'),
      plain: attributes.plain !== undefined && text === sample.text,
    })
  }
  const focus = (what: string) => place.current?.querySelector<HTMLElement>(what)?.focus()
  const begin = () => {
    flushSync(() => edit.change(sample.text))
    focus('textarea')
  }
  const isOld = run.state !== 'idle' && ran !== text
  const isBusy = run.state === 'loading' || run.state === 'running'
  const main = isBusy ? strings.stop : run.state === 'idle' ? strings.run : strings.again
  return (
    <div ref={place}>
      {edit.text !== undefined && (
        <Editor
          text={edit.text}
          badLine={isOld ? 0 : (run.uncaught?.line ?? 0)}
          strings={strings}
          onChange={edit.change}
          onRun={start}
          onLeave={() => focus('button')}
        />
      )}
      <div className={styles.run}>
        <div className="tool-row">
          <CalmButton label={main} file={sample.file} onPointerEnter={prepareRun} onPress={isBusy ? run.stop : start} />
          <EditButton edit={edit} run={run} strings={strings} begin={begin} />
          {edit.text !== undefined && <CopyButton label={strings.copy} text={() => text} />}
          {edit.undo && (
            <button type="button" className="tool-button" onClick={edit.undo}>
              {strings.undo}
            </button>
          )}
          <p role="status" className={styles.status}>
            {runStatus({ run, sample, text, isOld, strings, varies: attributes.varies })}
          </p>
        </div>
        <Outcome run={run} isOld={isOld} strings={strings} />
        {(edit.text !== undefined || run.state !== 'idle') && <WhatIsHere strings={strings} />}
      </div>
    </div>
  )
}

interface EditButtonProps {
  readonly edit: Edit
  readonly run: Run
  readonly strings: (typeof runStrings)['en']
  readonly begin: () => void
}

/** One button, which keeps the focus when its word changes. */
function EditButton({ edit, run, strings, begin }: EditButtonProps) {
  const isEdited = edit.text !== undefined
  const reset = () => {
    edit.reset()
    run.clear()
  }
  return (
    <CalmButton
      label={isEdited ? strings.reset : strings.edit}
      file={edit.sample.file}
      onPress={isEdited ? reset : begin}
    />
  )
}
