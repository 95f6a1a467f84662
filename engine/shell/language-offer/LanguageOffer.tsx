import { memo } from 'react'
import { storageKeys } from '../../model/storage-keys.ts'
import { useMeta, useShell } from '../context.tsx'
import { useHydrated } from '../hydrated.ts'
import { optional } from '../optional.tsx'
import { storedValue, useStored } from '../storage/stored-value.ts'
import { preferredLocale } from './preferred-locale.ts'

const LanguageOfferCard = optional(() => import('./LanguageOfferCard.tsx'))

const settle = () => storedValue(storageKeys.languageOffer).write('settled')

/** Offers the page in the language of the browser. The offer is loaded only where it is shown. */
export const LanguageOffer = memo(function LanguageOffer() {
  const { locale, locales } = useShell()
  const { alternates } = useMeta()
  const isSettled = useStored(storageKeys.languageOffer) !== null
  if (!useHydrated() || isSettled) return null

  const preferred = preferredLocale(navigator.languages, locales)
  const path = preferred === null || preferred === locale ? undefined : alternates[preferred]
  const option = locales.find(({ code }) => code === preferred)
  if (path === undefined || !option) return null

  return <LanguageOfferCard option={option} path={path} onSettle={settle} />
})
