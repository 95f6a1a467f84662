import { drawerId } from '../../model/shell-ids.ts'
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx'
import { useLayout, useShell } from '../context.tsx'
import { Brand } from '../navbar/Navbar.tsx'
import { NavbarItem } from '../navbar/NavbarItem.tsx'
import styles from './Drawer.module.css'

function DrawerHead() {
  const { strings } = useShell()
  return (
    <div className={styles.head}>
      <Brand />
      <button
        type="button"
        className={styles.close}
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label={strings.closeNavbar}
      >
        <span className="icon icon-close" aria-hidden="true" />
      </button>
    </div>
  )
}

/** The items of the bar as a list. The search stays in the bar. */
function Items() {
  const { items } = useLayout().navbar
  return (
    <ul className={styles.items}>
      {items.map(
        (item, index) =>
          item.type !== 'search' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the configuration and never move
            <li key={index}>
              <NavbarItem item={item} place="drawer" />
            </li>
          ),
      )}
    </ul>
  )
}

/**
 * The menu of narrow screens: a popover where no script runs, a modal dialog elsewhere. Its second panel is filled with the
 * pages of the documentation (`panels.ts`).
 */
export function Drawer() {
  const { strings } = useShell()
  return (
    <dialog id={drawerId} popover="auto" className={styles.drawer} aria-label={strings.mainNavigation}>
      <div className={styles.sheet}>
        <DrawerHead />
        <div className={styles.panel} data-panel="main">
          <button type="button" className={styles.forward} data-to-panel="docs" hidden>
            {strings.showDocsSidebar}
            <span className="icon icon-arrow-right" aria-hidden="true" />
          </button>
          <Items />
          <ColorModeToggle hasText />
        </div>
        <div className={styles.panel} data-panel="docs" hidden>
          <button type="button" className={styles.back} data-to-panel="main">
            <span className="icon icon-arrow-left" aria-hidden="true" />
            {strings.backToMainMenu}
          </button>
          <nav aria-label={strings.docsSidebar} />
        </div>
      </div>
    </dialog>
  )
}
