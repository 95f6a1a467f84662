import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type SearchAddress, searchParams } from './search-href.ts'

/** Pause in typing after which the address follows, in milliseconds: browsers refuse to be asked for each letter. */
const pause = 300

const nothing: SearchAddress = { query: '', context: undefined, versionPath: '' }

/**
 * The query as the address of the search page has it. It is empty at first, as in the document that the build
 * made; the address is kept up to date without new entries in the history.
 * @param field what was typed into it before this code came counts for more than the address
 */
export function useAddress(
  field: RefObject<HTMLInputElement | null>,
): [SearchAddress, (address: SearchAddress) => void, flush: () => void] {
  const [address, setAddress] = useState(nothing)
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly address: SearchAddress }>(undefined)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    write(waiting.current.address)
    waiting.current = undefined
  }, [])

  const change = (next: SearchAddress) => {
    setAddress(next)
    clearTimeout(waiting.current?.timer)
    waiting.current = { address: next, timer: setTimeout(flush, pause) }
  }
  const takeUp = useEffectEvent(change)

  useEffect(() => {
    const read = () => setAddress(readAddress())
    // 'See all results' on this very page changes only the address. Other changes of the entry come before the address has
    // what the reader is typing.
    const changed = (event: Event) => {
      const { navigationType } = event as NavigationCurrentEntryChangeEvent
      if (navigationType === 'push' || navigationType === 'traverse') read()
    }
    const typed = field.current?.value ?? ''
    if (typed === '') read()
    else takeUp({ ...readAddress(), query: typed })
    const { navigation } = window as Partial<Window>
    navigation?.addEventListener('currententrychange', changed)
    return () => {
      navigation?.removeEventListener('currententrychange', changed)
      clearTimeout(waiting.current?.timer)
    }
  }, [field])

  return [address, change, flush]
}

function readAddress(): SearchAddress {
  const params = new URLSearchParams(window.location.search)
  return {
    query: params.get('q') ?? '',
    context: (params.get('ctx') ?? '').replace(/^(!?)\/+|\/+$/g, '$1') || undefined,
    versionPath: (params.get('version') ?? '').replace(/^\/+|\/+$/g, ''),
  }
}

function write(address: SearchAddress): void {
  const { pathname } = window.location
  try {
    window.history.replaceState(window.history.state, '', pathname + searchParams(address))
  } catch (error) {
    // Searching works without it.
    console.warn(error)
  }
}
