import { inLanguage } from '../../engine/model/in-language.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { type CheckedText, keysIn } from './check-text.ts'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import type { ToolProblem } from './load-config.ts'
import { Place } from './Place.tsx'
import type { Reveal } from './use-reveal.ts'

interface ProblemsProps {
  readonly locale: LocaleCode
  readonly said: ConfigStrings
  readonly checked: CheckedText
  /** What the package finds wrong; shown where our rules find nothing, which say the same more exactly. */
  readonly tool: readonly ToolProblem[]
  readonly reveal: Reveal
}

/** What is wrong, where, and what to write instead. */
export function Problems({ locale, said, checked, tool, reveal }: ProblemsProps) {
  const own = checked.problems.map(({ place, message, hint }) => ({
    place,
    message: inLanguage(message, locale),
    hint: hint && inLanguage(hint, locale),
  }))
  const fromTool = tool.map(({ path, message }) => ({
    place: checked.placeOf(keysIn(path)),
    message: `${said.tool}: ${path ? `${path}: ` : ''}${message}`,
    hint: undefined,
  }))
  const found = own.length > 0 ? own : fromTool
  if (found.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{said.problems}</h2>
      <ul className={styles.list}>
        {found.map(({ place, message, hint }) => (
          <li key={`${place.line}:${place.column} ${message}`} className={styles.item}>
            <Place said={said} place={place} reveal={reveal} />
            <span>
              {message} {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
