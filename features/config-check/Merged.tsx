import { useId, useMemo } from 'react'
import { stringify } from 'yaml'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { CopyButton } from '../../engine/tools/parts/CopyButton.tsx'
import parts from '../../engine/tools/parts/parts.module.css'
import { map } from '../tool-reference/rules/problem.ts'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import type { LoadedConfig } from './load-config.ts'
import { Targets } from './Targets.tsx'
import { shownConfig, useLoaded } from './use-loaded.ts'

interface MergedProps {
  readonly locale: LocaleCode
  readonly said: ConfigStrings
  /** The configuration without a profile. */
  readonly plain: LoadedConfig
  readonly masked: unknown
  readonly profile: string
  readonly onProfile: (name: string) => void
}

/** The configuration that the package makes of the file with a profile, and what references mean in it. */
export function Merged({ locale, said, plain, masked, profile, onProfile }: MergedProps) {
  const id = useId()
  const names = Object.keys(map(plain.config.profiles))
  const chosen = names.includes(profile) ? profile : ''
  const loaded = useLoaded(masked, chosen) ?? plain
  const text = useMemo(() => stringify(shownConfig(loaded)), [loaded])
  const gone = ['vars', 'targets'].filter((key) => plain.config[key] && !loaded.config[key])
  return (
    <>
      <section className={styles.part} aria-labelledby={`${id}-merged`}>
        <h2 id={`${id}-merged`} className={styles.title}>
          {said.merged}
        </h2>
        {names.length > 0 && (
          <div className="tool-row">
            <label className={parts.label} htmlFor={`${id}-profile`}>
              {said.profile}
            </label>
            <select
              id={`${id}-profile`}
              className={styles.select}
              value={chosen}
              onChange={({ target }) => onProfile(target.value)}
            >
              <option value="">{said.noProfile}</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <p role="status" className={parts.problem}>
          {gone.length > 0 && said.gone(gone.join(', '))}
        </p>
        <pre className={`${parts.output} ${styles.merged}`} tabIndex={0}>
          {text}
        </pre>
        <div className="tool-row">
          <CopyButton label={said.copy} text={() => text} />
          <span className={parts.hint}>{said.mergedHint}</span>
        </div>
      </section>
      <Targets locale={locale} said={said} loaded={loaded} />
    </>
  )
}
