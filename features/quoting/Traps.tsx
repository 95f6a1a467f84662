import { markCount } from './Line.tsx'
import styles from './quoting.module.css'
import { trapsOf } from './traps.ts'
import type { Answer } from './use-outcomes.ts'
import { WithCode } from './WithCode.tsx'
import type { QuotingStrings } from './wording.ts'

interface TrapsProps {
  readonly answer: Answer
  readonly strings: QuotingStrings
}

/** What a reader would stumble over in this command. Each leads to the section of the page that is about it. */
export function Traps({ answer: { template, entries, outcomes }, strings }: TrapsProps) {
  const traps = trapsOf(template, entries, outcomes)
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{strings.traps}</h2>
      <p role="status" className={traps.length > 0 ? 'visually-hidden' : undefined}>
        {traps.length > 0 ? strings.trapCount.replace('{count}', String(traps.length)) : strings.noTraps}
      </p>
      <ul className={styles.traps}>
        {traps.map(({ name, values }) => (
          <li key={name}>
            {values.map((value) => (
              <span key={value} className={styles.named}>
                <span className={styles.number} data-mark={value % markCount}>
                  {value + 1}
                </span>{' '}
                <code>{template.names[value]}</code>{' '}
              </span>
            ))}
            <WithCode text={strings.trap[name]} /> <a href={`#${name}`}>{strings.more}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
