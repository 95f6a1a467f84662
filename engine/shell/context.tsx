import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../model/locale.ts'
import type { PageFacts } from '../model/page.ts'
import { hrefOf, type Path } from '../model/route.ts'
import type { LayoutData, ShellData } from './shell-data.ts'

/** The page around a component. */
export interface PageState {
  /** Path of the page, without base. */
  readonly path: Path
  readonly meta: PageFacts
}

const ShellContext = createContext<ShellData | null>(null)
const PageContext = createContext<PageState | null>(null)
const LayoutContext = createContext<LayoutData | null>(null)

interface ContextProps {
  readonly shell: ShellData
  readonly page?: PageState
  /** At build time only. */
  readonly layout?: LayoutData
  readonly children: ReactNode
}

/** Tells components where they are. */
export function Surroundings({ shell, page, layout, children }: ContextProps) {
  return (
    <ShellContext value={shell}>
      <PageContext value={page ?? null}>
        <LayoutContext value={layout ?? null}>{children}</LayoutContext>
      </PageContext>
    </ShellContext>
  )
}

function present<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`There is no ${name} around this component.`)
  return value
}

/** Data of the shell in the reader's locale. */
export function useShell(): ShellData {
  return present(useContext(ShellContext), 'shell')
}

/** The page that a component stands on. */
export function usePage(): PageState {
  return present(useContext(PageContext), 'page')
}

/** What only components know that the build renders. */
export function useLayout(): LayoutData {
  return present(useContext(LayoutContext), 'layout')
}

/** The locale on screen, as `Intl` and links need it. */
export function useLocale(): Locale {
  const { locales, locale } = useShell()
  const found = locales.find((option) => option.code === locale)
  if (!found) throw new Error(`There is no locale "${locale}"`)
  return found
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly path: Path }

/** A link to a page of this site. Navigation is the browser's; the client only intercepts it. */
export function Link({ path, ...rest }: LinkProps) {
  return <a href={hrefOf(path, useShell().base)} {...rest} />
}
