import { Code } from '../../engine/tools/parts/Code.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import type { RunStrings } from './labels/en.ts'
import type { Uncaught } from './messages.ts'
import styles from './RunTool.module.css'

interface Props {
  readonly error: Uncaught | undefined
  readonly strings: RunStrings
}

/** The error that ended a run, as Node prints it. Nothing where the program has printed it itself. */
export function UncaughtError({ error, strings }: Props) {
  if (!error || error.text === '') return null
  return (
    <>
      <p className={`${parts.label} ${parts.problem}`}>{strings.uncaught}</p>
      <Code text={error.text} label={strings.uncaught} style={styles.printed} />
      {error.isSilent && <p className={parts.hint}>{strings.silent}</p>}
    </>
  )
}
