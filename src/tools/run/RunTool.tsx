import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../parts/CopyButton.tsx'
import parts from '../parts/parts.module.css'
import { TextField } from '../parts/TextField.tsx'
import type { ToolProps } from '../tool.ts'
import styles from './RunTool.module.css'
import { isAsRecorded, type Sample, sampleAt } from './sample.ts'
import { runStrings } from './strings.ts'
import { useRun } from './use-run.ts'

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
  const isBusy = run.state === 'loading' || run.state === 'running'
  const status = () => {
    if (run.state === 'idle') return ''
    if (run.state === 'loading' || run.state === 'running') return strings[run.state]
    if ('stopped' in run.state) return strings.stopped[run.state.stopped]
    const isSame = isAsRecorded(sample.recorded, run.output, attributes.varies)
    const said = isSame ? strings.same : edited === undefined || edited === sample.text ? strings.differs : strings.own
    return said.replace('{code}', String(run.state.code))
  }
  return (
    <div ref={place} className={styles.run}>
      <div className={parts.row}>
        {isBusy ? (
          <button type="button" className={parts.button} onClick={run.stop}>
            {strings.stop}
          </button>
        ) : (
          <button type="button" className={parts.button} onClick={start}>
            {run.state === 'idle' ? strings.run : strings.again}
          </button>
        )}
        {edited === undefined ? (
          <button type="button" className={parts.button} onClick={() => setEdited(sample.text)}>
            {strings.edit}
          </button>
        ) : (
          <>
            <button type="button" className={parts.button} onClick={() => setEdited(undefined)}>
              {strings.reset}
            </button>
            <CopyButton locale={locale} label={strings.copy} text={() => text} />
          </>
        )}
        <p role="status" className={styles.status}>
          {status()}
        </p>
      </div>
      {edited !== undefined && (
        <TextField label={strings.sample} value={edited} onChange={setEdited} rows={edited.split('\n').length + 1} />
      )}
      {run.state !== 'idle' && (
        <>
          <p className={parts.label}>{strings.printed}</p>
          <pre className={parts.output} tabIndex={0}>
            {run.output || (isBusy ? '' : strings.nothing)}
          </pre>
          <p className={parts.hint}>{strings.standIn}</p>
        </>
      )}
    </div>
  )
}
