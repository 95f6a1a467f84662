import { useLocale, usePage, useShell } from '../../context.tsx'
import type { ItemProps } from '../item-props.ts'
import { ItemGroup } from './ItemGroup.tsx'
import { ItemLink } from './ItemLink.tsx'

/** The same page in another language: where there is none, that language's front page. */
export function LocaleDropdown({ place }: ItemProps<'localeDropdown'>) {
  const { locales, strings } = useShell()
  const current = useLocale()
  const { alternates } = usePage().meta
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
            path={alternates[locale.code] ?? locale.path}
            lang={locale.htmlLang}
            hrefLang={locale.htmlLang}
            dir={locale.direction}
            aria-current={locale.code === current.code ? 'true' : undefined}
            data-to-locale={locale.code}
          >
            {locale.label}
          </ItemLink>
        </li>
      ))}
    </ItemGroup>
  )
}
