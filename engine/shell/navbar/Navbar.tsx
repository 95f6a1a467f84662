import { memo, type RefObject, useEffect, useRef } from 'react'
import { fill } from '../../labels/plural.ts'
import type { PlacedNavbarItem } from '../../model/navbar.ts'
import { drawerId } from '../../model/shell-ids.ts'
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx'
import { connectColorMode } from '../color-mode/color-mode.ts'
import { Link, useLocale, usePage, useShell } from '../context.tsx'
import { attachDropdowns, closeDropdowns } from '../menu/dropdown-behaviour.ts'
import type { HideOnScroll } from './hide-on-scroll.ts'
import styles from './Navbar.module.css'
import { NavbarItem } from './NavbarItem.tsx'

/** The way home: the marigold block and the name of the site. */
export function Brand() {
  const { siteTitle, sign, strings } = useShell()
  return (
    <Link path={useLocale().path} className={styles.brand} aria-label={fill(strings.home, { site: siteTitle })}>
      <span className={styles.mark} data-sign={sign} />
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

/** What the bar does beyond HTML: menus, colour mode, hiding. One effect each, whatever the number of items. */
function useBehaviour(bar: RefObject<HTMLElement | null>) {
  const { navbar, colorMode } = useShell()
  const { path } = usePage()
  const hiding = useRef<HideOnScroll | null>(null)
  const shownPath = useRef(path)

  useEffect(attachDropdowns, [])
  useEffect(() => (colorMode.switchable ? connectColorMode(colorMode) : undefined), [colorMode])
  useEffect(() => {
    const element = bar.current
    if (!navbar.hideOnScroll || !element) return
    let isOver = false
    const startY = window.scrollY
    // Loaded only where the bar hides; without it the bar stays.
    const start = ({ hideOnScroll }: typeof import('./hide-on-scroll.ts')) => {
      if (!isOver) hiding.current = hideOnScroll(element, startY)
    }
    import('./hide-on-scroll.ts').then(start, console.warn)
    return () => {
      isOver = true
      hiding.current?.end()
    }
  }, [bar, navbar.hideOnScroll])
  useEffect(() => {
    // Hydration is no navigation: a menu that is open by then stays open.
    if (shownPath.current === path) return
    shownPath.current = path
    closeDropdowns()
    hiding.current?.jump()
  }, [path])
}

/** The bar at the top of every page. */
export const Navbar = memo(function Navbar() {
  const { navbar, strings } = useShell()
  const bar = useRef<HTMLElement>(null)
  useBehaviour(bar)
  return (
    <header ref={bar} className={styles.navbar}>
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
})
