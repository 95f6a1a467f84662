import { fill } from '../../labels/plural.ts'
import type { PlacedNavbarItem } from '../../model/navbar.ts'
import { drawerId } from '../../model/shell-ids.ts'
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx'
import { Link, useLayout, useLocale, useShell } from '../context.tsx'
import styles from './Navbar.module.css'
import { NavbarItem } from './NavbarItem.tsx'

/** The way home: the marigold block and the name of the site. */
export function Brand() {
  const { siteTitle, strings } = useShell()
  return (
    <Link path={useLocale().path} className={styles.brand} aria-label={fill(strings.home, { site: siteTitle })}>
      <span className={styles.mark} data-sign={useLayout().sign} />
      <span className={styles.title}>{siteTitle}</span>
    </Link>
  )
}

function DrawerToggle() {
  const { strings } = useShell()
  return (
    <button
      type="button"
      className={styles.menuButton}
      popoverTarget={drawerId}
      aria-label={strings.toggleNavbar}
      aria-haspopup="dialog"
    >
      <span className="icon icon-menu" aria-hidden="true" />
    </button>
  )
}

/** The items of one side. All but the search go to the drawer where the bar is narrow. */
function Side({ items, position }: { readonly items: readonly PlacedNavbarItem[]; readonly position: string }) {
  const own = items.filter((item) => item.position === position)
  if (own.length === 0) return null
  return (
    <ul className={styles[position]}>
      {own.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the configuration and never move
        <li key={index} className={item.type === 'search' ? styles.always : styles.wide}>
          <NavbarItem item={item} place="bar" />
        </li>
      ))}
    </ul>
  )
}

/** The bar at the top of every page. */
export function Navbar() {
  const { strings } = useShell()
  const { navbar } = useLayout()
  return (
    <header className={styles.navbar} data-hides={navbar.hideOnScroll ? '' : undefined}>
      <nav className={styles.inner} aria-label={strings.mainNavigation}>
        <Brand />
        <Side items={navbar.items} position="left" />
        <div className={styles.end}>
          <Side items={navbar.items} position="right" />
          <ColorModeToggle />
          <DrawerToggle />
        </div>
      </nav>
    </header>
  )
}
