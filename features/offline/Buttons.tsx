import { useEffect, useRef } from 'react'
import parts from '../../engine/tools/parts/parts.module.css'
import type { OfflineStrings } from './labels/en.ts'
import type { Known, Offline } from './use-offline.ts'

interface ButtonsProps {
  readonly known: Known
  readonly offline: Offline
  readonly strings: OfflineStrings
}

/** What the reader can do as things stand. */
export function Buttons({ known, offline, strings }: ButtonsProps) {
  const { device, head } = known
  if (offline.share !== undefined) {
    return (
      <div className="tool-row">
        <Action label={strings.stop} act={offline.stop} takesFocus />
      </div>
    )
  }
  const isKept = device.kind === 'kept'
  const isCurrent = isKept && device.isWhole && device.record.id === head?.id
  const label = isKept ? (device.isWhole ? strings.update : strings.again) : strings.keep
  const canRemove = isKept || (device.kind === 'empty' && device.isPart)
  return (
    <div className="tool-row">
      {head && !isCurrent && !offline.isUpdating && <Action label={label} act={offline.keep} isMain />}
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
    <button ref={button} type="button" className={isMain ? `$"tool-button" ${parts.main}` : parts.button} onClick={act}>
      {label}
    </button>
  )
}
