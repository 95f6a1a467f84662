import type { Path } from '../model/route.ts'
import type { Target } from '../model/target.ts'

/** A sidebar resolved for one locale: titles and paths in place of routes. Only the build needs it. */
export type SidebarNode =
  | { readonly type: 'page'; readonly title: string; readonly path: Path; readonly target?: Target }
  | {
      readonly type: 'group'
      /** Stable name for the remembered state: the English label's slugs from the root, joined by `/`. */
      readonly key: string
      readonly title: string
      readonly path?: Path
      readonly collapsed: boolean
      readonly items: readonly SidebarNode[]
    }
