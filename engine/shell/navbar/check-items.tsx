import type { ReactNode } from 'react'
import { PageContext, type PageState, ShellContext } from '../context.tsx'
import type { ShellData } from '../shell-data.ts'
import { itemError } from './ItemBoundary.tsx'
import { NavbarItem } from './NavbarItem.tsx'

/**
 * Renders every item by itself and raises an error that names the configuration of the one that fails. For the build:
 * error boundaries do nothing there. `render` is `renderToString`, which the shell does not import.
 */
export function checkItems(shell: ShellData, page: PageState, render: (node: ReactNode) => string): void {
  for (const item of shell.navbar.items) {
    try {
      for (const place of ['bar', 'drawer'] as const) {
        render(
          <ShellContext value={shell}>
            <PageContext value={page}>
              <NavbarItem item={item} place={place} />
            </PageContext>
          </ShellContext>,
        )
      }
    } catch (cause) {
      throw itemError(item, cause)
    }
  }
}
