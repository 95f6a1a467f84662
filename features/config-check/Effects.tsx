import { factsVersion } from '../tool-reference/rules/facts.ts'
import type { CheckedText } from './check-text.ts'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import { Place } from './Place.tsx'
import type { Reveal } from './use-reveal.ts'

interface EffectsProps {
  readonly said: ConfigStrings
  readonly checked: CheckedText
  readonly reveal: Reveal
}

/** From the page of the tool to the reference. */
const reference = '../configuration/config-file'

/** Keys that the package does not read, and those that it reads in part, with a way to what does work. */
export function Effects({ said, checked: { effects }, reveal }: EffectsProps) {
  if (effects.length === 0) return null
  const sorted = effects.toSorted((a, b) => a.effect.localeCompare(b.effect))
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{said.effects(factsVersion)}</h2>
      <ul className={styles.list}>
        {sorted.map(({ path, key, effect, place }) => (
          <li key={path.join('.')} className={styles.item}>
            <Place said={said} place={place} reveal={reveal} />
            <span>
              <code className={styles.name}>{path.join('.')}</code> {said[effect]};{' '}
              <a href={`${reference}#${key}`}>{said.instead}</a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
