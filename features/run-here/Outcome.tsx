import { Code } from '../../engine/tools/parts/Code.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import { Coloured } from './Coloured.tsx'
import type { RunStrings } from './labels/en.ts'
import styles from './RunTool.module.css'
import { UncaughtError } from './UncaughtError.tsx'
import type { Run } from './use-run.ts'

interface Props {
  readonly run: Run
  /** Whether the sample has been edited since. */
  readonly isOld: boolean
  readonly strings: RunStrings
}

/** What a run printed, and the error that ended it. */
export function Outcome({ run, isOld, strings }: Props) {
  if (run.state === 'idle') return null
  const isBusy = run.state === 'loading' || run.state === 'running'
  const label = isOld ? strings.old : strings.printed
  const text = run.output || (isBusy ? '' : strings.nothing)
  return (
    <div className={isOld ? `${styles.outcome} ${styles.old}` : styles.outcome}>
      <p className={parts.label}>{label}</p>
      <Code text={<Coloured text={text} />} label={label} style={styles.printed} />
      <UncaughtError error={run.uncaught} strings={strings} />
      <p className={parts.hint}>{strings.standIn}</p>
    </div>
  )
}
