import { useState } from 'react'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { readDocument } from '../../engine/shell/document-data.ts'
import parts from '../../engine/tools/parts/parts.module.css'
import type { ToolProps } from '../../engine/tools/tool.ts'
import { Buttons } from './Buttons.tsx'
import { Facts } from './Facts.tsx'
import type { OfflineStrings } from './labels/en.ts'
import styles from './OfflineTool.module.css'
import { Outcome } from './Outcome.tsx'
import { offlineStrings } from './strings.ts'
import { type Known, type Offline, useOffline } from './use-offline.ts'

/** Keeps all pages of the language on the device, when the reader asks for it, and says what is kept. */
export default function OfflineTool({ locale }: ToolProps) {
  const [base] = useState(() => readDocument().site.base)
  const offline = useOffline(base, locale)
  const strings = labelsIn(offlineStrings, { code: locale })
  const { known, share } = offline
  return (
    <section className={parts.panel} aria-label={strings.name} aria-busy={!known}>
      {known ? <State known={known} offline={offline} locale={locale} /> : <p>{strings.looking}</p>}
      {share !== undefined && (
        <div className={styles.progress}>
          <progress aria-label={strings.progress} max={1} value={share} />
          <span aria-hidden="true">{new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}</span>
        </div>
      )}
    </section>
  )
}

interface StateProps {
  readonly known: Known
  readonly offline: Offline
  readonly locale: LocaleCode
}

function State({ known, offline, locale }: StateProps) {
  const strings = labelsIn(offlineStrings, { code: locale })
  if (known.device.kind === 'unsupported') return <p>{strings.unsupported}</p>
  const text = remark(known, offline, strings)
  return (
    <>
      <Facts known={known} locale={locale} />
      {text && <p>{text}</p>}
      <Outcome offline={offline} strings={strings} />
      <Buttons known={known} offline={offline} strings={strings} />
    </>
  )
}

/** What the reader should know before pressing anything. */
function remark(
  { device, head, trouble }: Known,
  { isUpdating }: Offline,
  strings: OfflineStrings,
): string | undefined {
  if (isUpdating) return strings.updating
  if (device.kind === 'kept') {
    if (!device.isWhole) return strings.damaged
    if (!head) return strings.unknown
    return head.id === device.record.id ? strings.current : strings.outdated
  }
  if (device.kind === 'empty' && device.isPart) return strings.part
  return trouble === 'missing' ? strings.failures.missing : trouble && strings.unknownEmpty
}
