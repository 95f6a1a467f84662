import type { Path } from '../../model/route.ts'
import { sidebarContentId, sidebarId } from '../../model/shell-ids.ts'
import { useShell } from '../context.tsx'
import type { SidebarNode } from '../sidebar-data.ts'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree.tsx'

interface Props {
  readonly nodes: readonly SidebarNode[]
  readonly currentPath?: Path
}

/**
 * The pages of the documentation beside the article. On small screens the mobile menu shows a copy of them; where no
 * script runs, the aside itself opens as a popover from `SidebarButton`.
 */
export function Sidebar(props: Props) {
  return (
    <aside className={styles.sidebar} id={sidebarId} popover="auto">
      <nav aria-label={useShell().strings.docsSidebar}>
        <div id={sidebarContentId}>
          <SidebarTree {...props} />
        </div>
      </nav>
    </aside>
  )
}

/** Opens the sidebar on small screens without a script; with one, the navbar's menu does it and this stays hidden. */
export function SidebarButton() {
  return (
    <button className={styles.button} type="button" popoverTarget={sidebarId}>
      <span className="icon icon-menu" aria-hidden="true" />
      {useShell().strings.docsSidebar}
    </button>
  )
}
