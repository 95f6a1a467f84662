import { type Environment, environments } from './engine.ts'
import { Line } from './Line.tsx'
import type { Outcome, Outcomes } from './lines.ts'
import { liveIn } from './live.ts'
import styles from './quoting.module.css'
import { WithCode } from './WithCode.tsx'
import type { QuotingStrings } from './wording.ts'

interface LinesProps {
  readonly outcomes: Outcomes
  readonly strings: QuotingStrings
}

/** What `$` sends in each environment, and what the same template is elsewhere. */
export function Lines({ outcomes, strings }: LinesProps) {
  return (
    <>
      <section className={styles.group}>
        <h2 className={styles.title}>
          <WithCode text={strings.lines} />
        </h2>
        <dl className={styles.rows}>
          {alike(outcomes.escaped).map(({ names, outcome }, index) => (
            <Row key={names[0]} name={names.map((name) => strings.environments[name]).join(', ')} isRead={index === 0}>
              {index > 0 && <p className={styles.differs}>{strings.differs}</p>}
              {names.map((name) => (
                <Wrapper key={name} environment={name} outcome={outcomes.escaped[name]} strings={strings} />
              ))}
              <Result outcome={outcome} strings={strings} />
            </Row>
          ))}
        </dl>
      </section>
      <section className={styles.group}>
        <h2 className={styles.title}>{strings.otherWays}</h2>
        <dl className={styles.rows}>
          {(['raw', 'pipe'] as const).map((way) => (
            <Row key={way} name={<WithCode text={strings.ways[way]} />}>
              {/* Where they are not alike, each environment says its own. */}
              {distinct(outcomes[way]).map((outcome) => (
                <Result key={JSON.stringify(outcome)} outcome={outcome} strings={strings} />
              ))}
            </Row>
          ))}
        </dl>
      </section>
    </>
  )
}

interface RowProps {
  readonly name: React.ReactNode
  /** Whether a screen reader says it whenever it changes. */
  readonly isRead?: boolean
  readonly children: React.ReactNode
}

function Row({ name, isRead = false, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.sent} aria-live={isRead ? 'polite' : undefined} aria-atomic={isRead || undefined}>
        {children}
      </dd>
    </div>
  )
}

/** What stands before the line: the program that hands it on. */
function Wrapper(props: {
  readonly environment: Environment
  readonly outcome: Outcome
  readonly strings: QuotingStrings
}) {
  const { environment, outcome, strings } = props
  if ('error' in outcome) return null
  const { wrapper } = outcome.line
  return (
    <p className={styles.wrapper}>
      {strings.environments[environment]}:{' '}
      {environment === 'ssh' ? <WithCode text={strings.login} /> : <code>{wrapper.join(' ')}</code>}
    </p>
  )
}

function Result({ outcome, strings }: { readonly outcome: Outcome; readonly strings: QuotingStrings }) {
  if ('error' in outcome) {
    return (
      <p className={styles.thrown}>
        {strings.failed} <code>{outcome.error}</code>
      </p>
    )
  }
  const { words, open } = liveIn(outcome.pieces)
  return (
    <>
      <Line pieces={outcome.pieces} live={[...words.map(({ from }) => from), open ?? -1]} strings={strings} />
      {open !== undefined && <Alive text={strings.leftOpen} value={open} />}
      {/* A shell that refuses the line runs none of it. */}
      {open === undefined &&
        words.map(({ word, from }) => (
          <Alive key={`${from} ${word}`} text={strings.runs.replace('{word}', () => word)} value={from} />
        ))}
    </>
  )
}

/** Says what a value does that no value should. */
function Alive({ text, value }: { readonly text: string; readonly value: number }) {
  return (
    <p className={styles.thrown} data-live="">
      <WithCode text={text.replace('{number}', String(value + 1))} />
    </p>
  )
}

/** Environments that get the same line, together: what differs stands out. */
function alike(row: Readonly<Record<Environment, Outcome>>) {
  const groups = new Map<string, { readonly names: Environment[]; readonly outcome: Outcome }>()
  for (const name of environments) {
    const outcome = row[name]
    const text = 'error' in outcome ? `error ${outcome.error}` : outcome.line.text
    const group = groups.get(text)
    if (group) group.names.push(name)
    else groups.set(text, { names: [name], outcome })
  }
  return [...groups.values()]
}

function distinct(row: Readonly<Record<Environment, Outcome>>): readonly Outcome[] {
  const textOf = (outcome: Outcome) => ('error' in outcome ? 'error' : outcome.line.text)
  return [...new Map(environments.map((name) => [textOf(row[name]), row[name]])).values()]
}
