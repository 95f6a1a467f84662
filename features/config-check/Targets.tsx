import { useEffect, useState } from 'react'
import { inLanguage } from '../../engine/model/in-language.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { TextField } from '../../engine/tools/parts/TextField.tsx'
import styles from './config.module.css'
import type { ConfigStrings } from './labels/en.ts'
import type { LoadedConfig } from './load-config.ts'
import { type Answer, lookUp, maxNames, namesIn } from './look-up.ts'

interface TargetsProps {
  readonly locale: LocaleCode
  readonly said: ConfigStrings
  readonly loaded: LoadedConfig
}

/** Which targets a reference stands for, in the order in which `xec on` visits them. */
export function Targets({ locale, said, loaded }: TargetsProps) {
  const [reference, setReference] = useState('hosts.*')
  const [answer, setAnswer] = useState<Answer>()
  const wanted = reference.trim()
  const isTooMany = namesIn(wanted) > maxNames
  useEffect(() => {
    let isWanted = true
    setAnswer(undefined)
    if (wanted && !isTooMany) {
      lookUp(loaded.targets, loaded.config, wanted).then((found) => isWanted && setAnswer(found))
    }
    return () => {
      isWanted = false
    }
  }, [loaded, wanted, isTooMany])
  const problem = isTooMany ? said.tooMany(maxNames) : undefined
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{said.targets}</h2>
      <TextField
        label={said.reference}
        hint={said.referenceHint}
        value={reference}
        onChange={setReference}
        problem={problem}
      />
      <p role="status">{answer && sentence(said, locale, answer)}</p>
      {answer && answer.targets.length > 0 && <TargetList said={said} answer={answer} />}
    </section>
  )
}

function sentence(said: ConfigStrings, locale: LocaleCode, { targets, isPattern, goesOn, hint }: Answer): string {
  if (targets.length > 0) return isPattern ? said.pattern(targets.length) : said.single
  return [said.nothing, hint && inLanguage(hint, locale), goesOn && said.outside].filter(Boolean).join(' ')
}

function TargetList({ said, answer }: { readonly said: ConfigStrings; readonly answer: Answer }) {
  return (
    <section className="table-scroll" aria-label={said.targets} tabIndex={0}>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">{said.target}</th>
            <th scope="col">{said.kind}</th>
            <th scope="col">{said.address}</th>
          </tr>
        </thead>
        <tbody>
          {answer.targets.map(({ id, type, address }) => (
            <tr key={id}>
              <td className={styles.name}>{id}</td>
              <td data-label={said.kind}>{type}</td>
              <td className={styles.name} data-label={said.address}>
                {address}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
