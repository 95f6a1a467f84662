import type { Site } from '../assemble/site.ts'
import { localeNamed } from '../model/locale.ts'
import type { NavbarItem } from '../model/navbar.ts'
import { ProblemError } from '../problems/problem.ts'
import type { ShellRenderer } from './renderer.ts'
import type { LocaleShell } from './shells.ts'

/**
 * Renders the items of the navbar by themselves, as the front page has them.
 * @throws ProblemError that names the configuration of the item that fails.
 */
export function checkNavbar({ loaded }: Site, renderer: ShellRenderer, shells: Iterable<LocaleShell>): void {
  for (const { shell, layout } of shells) {
    const { path } = localeNamed(shell.locales, shell.locale)
    try {
      renderer.checkNavbar({ shell, layout }, path, { kind: 'home', title: '', alternates: {} })
    } catch (error) {
      const { message, item } = error as Error & { readonly item?: NavbarItem }
      const hint = 'Change the item, or take it out of the navbar.'
      // Items are resolved one by one, so they stand where their configuration does.
      const place = loaded.source.placeOf(['navbar', 'items', (layout.navbar.items as unknown[]).indexOf(item)])
      throw new ProblemError([{ ...place, message, hint }])
    }
  }
}
