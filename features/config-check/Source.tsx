import { type DragEvent, type Ref, useRef, useState } from 'react'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import { sample } from './sample.ts'

interface SourceProps {
  readonly ref: Ref<HTMLDivElement>
  readonly said: ConfigStrings
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClear: () => void
  readonly isTooLong: boolean
  readonly hasProblems: boolean
}

/** The text of the file: typed, pasted, dropped or opened. */
export function Source({ ref, said, text, onText, onClear, isTooLong, hasProblems }: SourceProps) {
  const [isOver, setOver] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const read = (file: File | undefined) => {
    setUnreadable(false)
    file?.text().then(onText, () => setUnreadable(true))
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    read(file)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const problem = isTooLong ? said.tooLong : isUnreadable ? said.unreadable : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the button below opens files by keyboard.
    <div
      ref={ref}
      className={styles.source}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextField
        label={said.file}
        hint={said.fileHint}
        value={text}
        onChange={onText}
        rows={14}
        problem={problem}
        isInvalid={hasProblems}
      />
      <div className="tool-row">
        <button type="button" className="tool-button" onClick={() => chooser.current?.click()}>
          {said.open}
        </button>
        <button type="button" className="tool-button" onClick={() => onText(sample)}>
          {said.sample}
        </button>
        <button type="button" className="tool-button" disabled={text === ''} onClick={onClear}>
          {said.clear}
        </button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".yaml,.yml,text/yaml"
        onChange={({ target }) => {
          read(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}
