import { labelsIn } from '../../engine/labels/labels-in.ts'
import { fill } from '../../engine/labels/plural.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { ageOf, longDay, longMoment, megabytes } from './format.ts'
import styles from './OfflineTool.module.css'
import { offlineStrings } from './strings.ts'
import type { Known } from './use-offline.ts'

interface FactsProps {
  readonly known: Known
  readonly locale: LocaleCode
}

/** How large it is, how old, and of which state of the site: of what is kept, else of what would be. */
export function Facts({ known: { device, head }, locale }: FactsProps) {
  const strings = labelsIn(offlineStrings, { code: locale })
  const record = device.kind === 'kept' ? device.record : undefined
  const shown = record ?? head
  if (!shown) return null
  const bytes = megabytes(locale, shown.bytes)
  const download = head && megabytes(locale, head.download)
  const count = new Intl.NumberFormat(locale).format(shown.pages)
  const rows = [
    record && [strings.kept, keptText(record.keptAt, locale)],
    [strings.size, record || !download ? bytes : fill(strings.sizeText, { download, bytes })],
    [strings.pages, fill(strings.pagesText, { count })],
    shown.day && [strings.contents, fill(strings.contentsText, { day: longDay(locale, shown.day) })],
  ].filter((row) => !!row)
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function keptText(time: number, locale: LocaleCode): string {
  const values = { age: ageOf(locale, time, Date.now()), date: longMoment(locale, time) }
  return fill(labelsIn(offlineStrings, { code: locale }).keptText, values)
}
