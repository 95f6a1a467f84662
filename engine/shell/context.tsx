import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'
import type { Locale } from '../model/locale.ts'
import type { PageData, PageMeta } from '../model/page.ts'
import { hrefOf, type Path } from '../model/route.ts'
import type { ShellData } from './shell-data.ts'

/** The current page, and the state of loading the next one. */
export interface PageState {
  readonly data: PageData
  /** Path of the page on screen, without base. */
  readonly path: Path
  /** Of the next page: `retrying` follows `failed` when the reader asks again. */
  readonly status: 'loaded' | 'loading' | 'failed' | 'retrying'
  readonly retry: () => void
  /** Component of a React page; null for pages whose HTML is finished. */
  readonly component: ComponentType | null
  /** HTML of the sidebar beside the page; null for pages without one. */
  readonly sidebarHtml: string | null
}

export const ShellContext = createContext<ShellData | null>(null)
export const PageContext = createContext<PageState | null>(null)

/** Data of the shell in the reader's locale. */
export function useShell(): ShellData {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('There is no ShellContext')
  return shell
}

/** State of the page that the shell shows. */
export function usePage(): PageState {
  const page = useContext(PageContext)
  if (!page) throw new Error('There is no PageContext')
  return page
}

/** Data of the page on screen. */
export function useMeta(): PageMeta {
  return usePage().data.meta
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
