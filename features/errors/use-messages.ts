import { useCallback, useEffect, useState } from 'react'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { type KnownMessage, messagesFileOf } from '../../engine/model/messages/known-message.ts'
import { hrefOf } from '../../engine/model/route.ts'
import { loadMessages } from '../../engine/search/pasted/load-messages.ts'

/** The path below which the site lies: its scripts are one folder down. */
export function siteBase(): string {
  const here = import.meta.url
  return new URL('../', here).pathname
}

/** The messages of a language, as soon as they are there. */
export function useMessages(locale: LocaleCode) {
  const [known, setKnown] = useState<readonly KnownMessage[]>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadMessages(hrefOf(`/${messagesFileOf(locale)}`, siteBase())).then(setKnown, () => setFailed(true))
  }, [locale])
  useEffect(load, [load])
  return { known, isFailed, retry: load }
}
