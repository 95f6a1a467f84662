import { memo } from 'react'
import { storageKeys } from '../../model/storage-keys.ts'
import { languageOffers } from '../../strings/language-offer.ts'
import { Link, useMeta, useShell } from '../context.tsx'
import { useHydrated } from '../hydrated.ts'
import { storedValue, useStored } from '../storage/stored-value.ts'
import styles from './LanguageOffer.module.css'
import { preferredLocale } from './preferred-locale.ts'

const settle = () => storedValue(storageKeys.languageOffer).write('settled')

/** Offers the page in the language that the reader's browser asks for. It lies over the page, so nothing shifts. */
export const LanguageOffer = memo(function LanguageOffer() {
  const { locale, locales } = useShell()
  const { alternates } = useMeta()
  const isSettled = useStored(storageKeys.languageOffer) !== null
  if (!useHydrated() || isSettled) return null

  const preferred = preferredLocale(navigator.languages, locales)
  const path = preferred === null || preferred === locale ? undefined : alternates[preferred]
  const option = locales.find(({ code }) => code === preferred)
  if (path === undefined || !option) return null

  const { text, link, dismiss } = languageOffers[option.code]
  return (
    <aside className={styles.offer} lang={option.htmlLang} dir={option.direction} aria-label={text}>
      <span className={`icon icon-language ${styles.icon}`} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      <Link path={path} hrefLang={option.htmlLang} className={styles.link} onClick={settle}>
        {link}
      </Link>
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={settle}>
        <span className="icon icon-close" aria-hidden="true" />
      </button>
    </aside>
  )
})
