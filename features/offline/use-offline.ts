import { useCallback, useEffect, useRef, useState } from 'react'
import type { LocaleCode } from '../../engine/model/locale.ts'
import type { OfflineHead } from '../../engine/model/offline.ts'
import { type DeviceState, deviceState, keepHere, removeHere } from './device.ts'
import { type OfflineCause, reasonOf } from './kept/failure.ts'
import { isAtWork, whenAtRest } from './kept/keep.ts'
import { fetchHead } from './kept/published.ts'

/** What is known of a language: on the device, and on the site. */
export interface Known {
  readonly device: DeviceState
  readonly head: OfflineHead | undefined
  /** Why there is no head. */
  readonly trouble: OfflineCause | undefined
}

export interface Offline {
  /** Undefined until it has been looked at. */
  readonly known: Known | undefined
  /** Share of what is to come, while it comes. */
  readonly share: number | undefined
  /** Whether the worker is at it in the background. */
  readonly isUpdating: boolean
  /** How the last thing that the reader asked for has ended. */
  readonly outcome: 'done' | 'removed' | OfflineCause | undefined
  keep(): void
  stop(): void
  remove(): void
  look(): void
}

/** Looks at what is kept of a language, keeps it and removes it. */
export function useOffline(base: string, locale: LocaleCode): Offline {
  const [known, setKnown] = useState<Known>()
  const [share, setShare] = useState<number>()
  const [isUpdating, setUpdating] = useState(false)
  const [outcome, setOutcome] = useState<Offline['outcome']>()
  const stopping = useRef<AbortController>(null)

  const look = useCallback(async () => {
    setKnown(await knownOf(base, locale))
  }, [base, locale])

  useEffect(() => {
    const follow = async () => {
      await look()
      if (!('locks' in navigator) || !(await isAtWork(base))) return
      setUpdating(true)
      await whenAtRest(base)
      setUpdating(false)
      await look()
    }
    void follow()
    const again = () => void look()
    for (const type of ['online', 'offline']) window.addEventListener(type, again)
    return () => {
      for (const type of ['online', 'offline']) window.removeEventListener(type, again)
    }
  }, [base, look])

  const act = async (work: () => Promise<Offline['outcome']>) => {
    setOutcome(undefined)
    const ended = await work().catch((error: unknown) => {
      console.warn(error)
      return reasonOf(error)
    })
    setShare(undefined)
    await look()
    setOutcome(ended)
  }

  const keep = () =>
    void act(async () => {
      stopping.current = new AbortController()
      setShare(0)
      await keepHere(base, locale, { signal: stopping.current.signal, progress: setShare })
      return 'done'
    })
  const remove = () =>
    void act(async () => {
      await removeHere(base, locale)
      return 'removed'
    })
  return {
    known,
    share,
    isUpdating,
    outcome,
    keep,
    remove,
    stop: () => stopping.current?.abort(),
    look: () => void look(),
  }
}

async function knownOf(base: string, locale: LocaleCode): Promise<Known> {
  // Where storage is refused, asking for it throws.
  const device = await deviceState(base, locale).catch((): DeviceState => ({ kind: 'unsupported' }))
  if (device.kind === 'unsupported') return { device, head: undefined, trouble: undefined }
  try {
    return { device, head: await fetchHead(base, locale), trouble: undefined }
  } catch (error) {
    return { device, head: undefined, trouble: reasonOf(error) }
  }
}
