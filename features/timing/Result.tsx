import type { LocaleCode } from '../../engine/model/locale.ts'
import { Code } from '../../engine/tools/parts/Code.tsx'
import { Drawing } from './Drawing.tsx'
import { Schedule } from './Schedule.tsx'
import styles from './timing.module.css'
import type { Drawn } from './use-picture.ts'

interface ResultProps {
  readonly drawn: Drawn
  readonly locale: LocaleCode
  /** The name of the table. */
  readonly label: string
}

/** What comes of the values: in a sentence, in a drawing, in a table and as code. */
export function Result({ drawn: { picture, code }, locale, label }: ResultProps) {
  return (
    <>
      <p className={styles.headline} role="status">
        {picture.headline}
      </p>
      <Drawing picture={picture} locale={locale} />
      <Schedule picture={picture} label={label} />
      <Code text={code} label="TypeScript" />
    </>
  )
}
