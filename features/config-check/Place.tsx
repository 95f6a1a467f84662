import type { TextPlace } from '../tool-reference/rules/read-yaml.ts'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import type { Reveal } from './use-reveal.ts'

interface PlaceProps {
  readonly said: ConfigStrings
  readonly place: TextPlace
  readonly reveal: Reveal
}

/** `12:7`, which leads to the place in the field. */
export function Place({ said, place, reveal }: PlaceProps) {
  const { line, column } = place
  return (
    <button type="button" className={styles.place} onClick={() => reveal(place)}>
      <span aria-hidden="true">{`${line}:${column}`}</span>
      <span className="visually-hidden">{said.goTo(line, column)}</span>
    </button>
  )
}
