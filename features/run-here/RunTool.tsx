import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Code } from '../../engine/tools/parts/Code.tsx'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import type { ToolProps } from '../../engine/tools/tool.ts'
import type { RunStrings } from './labels/en.ts'
import styles from './RunTool.module.css'
import { prepareRun } from './runner.ts'
import { isAsRecorded, type Sample, sampleAt } from './sample.ts'
import { runStrings } from './strings.ts'
import { UncaughtError } from './UncaughtError.tsx'
import { type Run, useRun } from './use-run.ts'

/** Runs the sample that it stands in, as it is or as the reader has changed it, beside the output that was recorded. */
export default function RunTool({ locale, attributes }: ToolProps) {
  const strings = runStrings[locale]
  const place = useRef<HTMLDivElement>(null)
  const [sample, setSample] = useState<Sample>({ file: '', text: '', recorded: '' })
  const [edited, setEdited] = useState<string>()
  const run = useRun()
  useEffect(() => {
    if (place.current) setSample(sampleAt(place.current))
  }, [])
  const text = edited ?? sample.text
  const start = () =>
    run.start({
      file: sample.file,
      text,
      files: JSON.parse(attributes.files ?? '{}'),
      env: JSON.parse(attributes.env ?? '{}'),
      plain: attributes.plain !== undefined && text === sample.text,
    })
  const edit = () => {
    flushSync(() => setEdited(sample.text))
    place.current?.querySelector('textarea')?.focus()
  }
  const reset = () => {
    setEdited(undefined)
    run.clear()
  }
  const isBusy = run.state === 'loading' || run.state === 'running'
  const isEdited = edited !== undefined
  const main = isBusy ? strings.stop : run.state === 'idle' ? strings.run : strings.again
  /** A page has many samples: in a list of its buttons each says whose it is. */
  const named = (label: string) => `${label}: ${sample.file}`
  const isOwn = edited !== undefined && edited !== sample.text
  const isSame = () => isAsRecorded(sample.recorded, run.output, attributes.varies)
  return (
    <div ref={place} className={styles.run}>
      <div className={parts.row}>
        <button
          type="button"
          className={parts.button}
          aria-label={named(main)}
          onPointerEnter={prepareRun}
          onClick={isBusy ? run.stop : start}
        >
          {main}
        </button>
        {/* One button, which keeps the focus when its word changes. */}
        <button
          type="button"
          className={parts.button}
          aria-label={named(isEdited ? strings.reset : strings.edit)}
          onClick={isEdited ? reset : edit}
        >
          {isEdited ? strings.reset : strings.edit}
        </button>
        {isEdited && <CopyButton locale={locale} label={strings.copy} text={() => text} />}
        <p role="status" className={styles.status}>
          {runStatus(run, strings, isOwn, isSame)}
        </p>
      </div>
      {isEdited && (
        <TextField label={strings.sample} value={edited} onChange={setEdited} rows={edited.split('\n').length + 1} />
      )}
      {run.state !== 'idle' && (
        <>
          <p className={parts.label}>{strings.printed}</p>
          <Code text={run.output || (isBusy ? '' : strings.nothing)} label={strings.printed} style={styles.printed} />
          <UncaughtError error={run.uncaught} strings={strings} />
          <p className={parts.hint}>{strings.standIn}</p>
        </>
      )}
    </div>
  )
}

/** What a run has come to, in words. @param isOwn the reader has changed the sample */
function runStatus(run: Run, strings: RunStrings, isOwn: boolean, isSame: () => boolean): string {
  const lacking = run.lacks.map((what) => strings.lacks[what])
  return [...lacking, howFar(run, strings, isOwn, isSame)].join(' ')
}

function howFar({ state }: Run, strings: RunStrings, isOwn: boolean, isSame: () => boolean): string {
  if (state === 'idle') return ''
  if (state === 'loading' || state === 'running') return strings[state]
  if ('stopped' in state) return strings.stopped[state.stopped]
  const said = isSame() ? strings.same : isOwn ? strings.own : strings.differs
  return said.replace('{code}', String(state.code))
}
