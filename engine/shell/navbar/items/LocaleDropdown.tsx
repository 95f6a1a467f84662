import { type SyntheticEvent, useCallback } from 'react'
import type { Locale } from '../../../model/locale.ts'
import { localizedPath, type Path, splitPath } from '../../../model/route.ts'
import { storageKeys } from '../../../model/storage-keys.ts'
import { useLocale, usePage, useShell } from '../../context.tsx'
import { useHydrated } from '../../hydrated.ts'
import { storedValue } from '../../storage/stored-value.ts'
import type { ItemProps } from '../item-props.ts'
import { ItemGroup } from './ItemGroup.tsx'
import { ItemLink } from './ItemLink.tsx'

/**
 * Query and hash go along. They are not known when the page is built and change without a render, so the link takes them
 * when the reader comes near: that serves a click with any button and a copied address alike.
 */
function takeAlong(event: SyntheticEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget
  link.search = window.location.search
  link.hash = window.location.hash
}

/**
 * Where a page is in each language: where there is none, that language's front page. An address that leads nowhere is the same
 * one in all of them, once it is known: one file answers for all such addresses.
 */
function usePathIn(): (locale: Pick<Locale, 'code' | 'path'>) => Path {
  const { locales } = useShell()
  const { path, data } = usePage()
  const isAddressKnown = useHydrated()
  const { kind, alternates } = data.meta
  if (kind !== 'not-found') return ({ code, path: home }) => alternates[code] ?? home
  return (locale) => (isAddressKnown ? localizedPath(splitPath(path, locales).route, locale) : locale.path)
}

/** The same page in another language. */
export function LocaleDropdown({ place }: ItemProps<'localeDropdown'>) {
  const { locales, strings } = useShell()
  const current = useLocale()
  const pathIn = usePathIn()
  // After a choice, no other language is offered.
  const settle = useCallback((event: SyntheticEvent<HTMLAnchorElement>) => {
    takeAlong(event)
    storedValue(storageKeys.languageOffer).write('settled')
  }, [])
  const summary = (
    <>
      <span className="icon icon-language" aria-hidden="true" />
      <span>
        <span className="visually-hidden">{`${strings.languages}: `}</span>
        {current.label}
      </span>
    </>
  )
  return (
    <ItemGroup place={place} summary={summary} label={strings.languages}>
      {locales.map((locale) => (
        <li key={locale.code}>
          <ItemLink
            place={place === 'bar' ? 'menu' : place}
            path={pathIn(locale)}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            dir={locale.direction}
            current={locale.code === current.code ? 'true' : undefined}
            onPointerEnter={takeAlong}
            onFocus={takeAlong}
            onClick={settle}
          >
            {locale.label}
          </ItemLink>
        </li>
      ))}
    </ItemGroup>
  )
}
