import { type KeyboardEvent, useId } from 'react'
import styles from './Editor.module.css'
import type { RunStrings } from './labels/en.ts'
import { tokenLines } from './tokens.ts'

type Tokens = ReturnType<typeof tokenLines>[number]['tokens']

interface Props {
  readonly text: string
  /** The line that an error comes from; 0 where there is none. */
  readonly badLine: number
  readonly strings: RunStrings
  readonly onChange: (text: string) => void
  readonly onRun: () => void
  readonly onLeave: () => void
}

/** Stands in place of the sample: a field whose text is seen through to a coloured copy of it. */
export function Editor({ text, badLine, strings, onChange, onRun, onLeave }: Props) {
  const hint = useId()
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <>
      <div className={styles.editor}>
        <pre aria-hidden="true">
          <code>
            {tokenLines(text).map(({ number, tokens }) => (
              <Line key={number} tokens={tokens} isBad={number === badLine} />
            ))}
          </code>
        </pre>
        <textarea
          aria-label={strings.sample}
          aria-describedby={hint}
          aria-invalid={badLine > 0}
          rows={1}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <p id={hint} className={styles.keys}>
        {strings.keys}
      </p>
    </>
  )
}

function Line({ tokens, isBad }: { readonly tokens: Tokens; readonly isBad: boolean }) {
  return (
    <>
      <span className={isBad ? `l ${styles.bad}` : 'l'}>
        {tokens.map(({ kind, text, at }) => (
          <span key={at} className={kind}>
            {text}
          </span>
        ))}
      </span>
      {'\n'}
    </>
  )
}
