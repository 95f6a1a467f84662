import { useEffect, useRef, useState } from 'react'
import { type DocumentData, documentIds } from '../../model/document.ts'
import type { LocaleCode } from '../../model/locale.ts'
import parts from '../parts/parts.module.css'
import type { ToolProps } from '../tool.ts'
import { Facts } from './Facts.tsx'
import styles from './OfflineTool.module.css'
import { type OfflineStrings, offlineStrings } from './strings.ts'
import { type Known, type Offline, useOffline } from './use-offline.ts'

/** Keeps all pages of the language on the device, when the reader asks for it, and says what is kept. */
export default function OfflineTool({ locale }: ToolProps) {
  const [base] = useState(baseOfPage)
  const offline = useOffline(base, locale)
  const strings = offlineStrings[locale]
  const { known, share } = offline
  return (
    <section className={parts.panel} aria-label={strings.name}>
      {known ? <State known={known} offline={offline} locale={locale} /> : <p>{strings.looking}</p>}
      {share !== undefined && (
        <progress className={styles.progress} aria-label={strings.progress} max={1} value={share} />
      )}
      <Outcome offline={offline} strings={strings} />
    </section>
  )
}

/** Addresses of the shell's data begin with the base. */
function baseOfPage(): string {
  const data = document.getElementById(documentIds.data)?.textContent ?? '{}'
  return (JSON.parse(data) as DocumentData).shell.replace(/assets\/.*$/, '')
}

interface StateProps {
  readonly known: Known
  readonly offline: Offline
  readonly locale: LocaleCode
}

function State({ known, offline, locale }: StateProps) {
  const strings = offlineStrings[locale]
  if (known.device.kind === 'unsupported') return <p>{strings.unsupported}</p>
  return (
    <>
      <Facts known={known} locale={locale} />
      <p>{remark(known, offline, strings)}</p>
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

function Buttons({ known, offline, strings }: { known: Known; offline: Offline; strings: OfflineStrings }) {
  const { device, head } = known
  if (offline.share !== undefined) return <Action label={strings.stop} act={offline.stop} takesFocus />
  const isKept = device.kind === 'kept'
  const isCurrent = isKept && device.isWhole && device.record.id === head?.id
  const label = isKept ? (device.isWhole ? strings.update : strings.again) : strings.keep
  const canRemove = isKept || (device.kind === 'empty' && device.isPart)
  return (
    <div className={parts.row}>
      {head && !isCurrent && <Action label={label} act={offline.keep} isMain />}
      {!head && <Action label={strings.tryAgain} act={offline.look} />}
      {canRemove && <Action label={strings.remove} act={offline.remove} />}
    </div>
  )
}

interface ActionProps {
  readonly label: string
  readonly act: () => void
  readonly isMain?: boolean
  /** Of the button that it takes the place of. */
  readonly takesFocus?: boolean
}

function Action({ label, act, isMain, takesFocus }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type="button"
      className={isMain ? `${parts.button} ${parts.main}` : parts.button}
      onClick={act}
    >
      {label}
    </button>
  )
}

/** Takes the focus of the button that is gone. */
function Outcome({ offline, strings }: { offline: Offline; strings: OfflineStrings }) {
  const { outcome } = offline
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome && document.activeElement === document.body) text.current?.focus()
  }, [outcome])
  return (
    <p ref={text} role="status" tabIndex={-1} className={isTrouble(outcome) ? parts.problem : undefined}>
      {outcomeText(offline, strings)}
    </p>
  )
}

function isTrouble(outcome: Offline['outcome']): boolean {
  return outcome !== undefined && outcome !== 'done' && outcome !== 'removed' && outcome !== 'stopped'
}

function outcomeText({ outcome, known }: Offline, strings: OfflineStrings): string {
  if (outcome === undefined) return ''
  if (outcome === 'done') return strings.done
  if (outcome === 'removed' && known?.device.kind === 'empty') return strings.removed
  const text = strings.failures[outcome]
  return known?.device.kind === 'kept' && known.device.isWhole ? `${text} ${strings.stays}` : text
}
