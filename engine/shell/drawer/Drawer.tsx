import { memo, useEffect, useRef, useState } from 'react'
import { drawerId } from '../../model/shell-ids.ts'
import { ColorModeToggle } from '../color-mode/ColorModeToggle.tsx'
import { usePage, useShell } from '../context.tsx'
import { Brand } from '../navbar/Navbar.tsx'
import { NavbarItem } from '../navbar/NavbarItem.tsx'
import styles from './Drawer.module.css'
import { copyDocsSidebar } from './docs-sidebar-copy.ts'
import { attachDrawer } from './drawer-behaviour.ts'

type Panel = 'main' | 'docs'

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
function MainPanel() {
  const { navbar } = useShell()
  return (
    <>
      <ul className={styles.items}>
        {navbar.items.map(
          (item, index) =>
            item.type !== 'search' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the configuration and never move
              <li key={index}>
                <NavbarItem item={item} place="drawer" />
              </li>
            ),
        )}
      </ul>
      <ColorModeToggle hasText />
    </>
  )
}

/** Leads to the pages of the documentation. */
function DocsButton({ onPress }: { readonly onPress: () => void }) {
  const { strings } = useShell()
  return (
    <button type="button" className={styles.forward} onClick={onPress}>
      {strings.showDocsSidebar}
      <span className="icon icon-arrow-right" aria-hidden="true" />
    </button>
  )
}

/** The menu of narrow screens: a popover until the page has hydrated, a modal dialog from then on. */
export const Drawer = memo(function Drawer() {
  const { strings } = useShell()
  const { path } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const docs = useRef<HTMLElement>(null)
  const [panel, setPanel] = useState<Panel>('main')
  const [docsButton, setDocsButton] = useState<'above' | 'below'>()

  // Before the other effect, which may open the drawer while hydrating.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes the drawer
  useEffect(() => dialog.current?.close(), [path])
  useEffect(() => {
    if (!dialog.current) return
    return attachDrawer(dialog.current, (isShowing) => {
      const hasDocs = copyDocsSidebar(docs.current)
      // What is in view stays: a button that came in above the links would take the tap that is meant for one of them.
      const place = isShowing ? 'below' : 'above'
      setDocsButton(hasDocs ? place : undefined)
      setPanel(hasDocs && !isShowing ? 'docs' : 'main')
    })
  }, [])

  const showDocs = () => setPanel('docs')
  return (
    <dialog ref={dialog} id={drawerId} popover="auto" className={styles.drawer} aria-label={strings.mainNavigation}>
      <div className={styles.sheet}>
        <DrawerHead />
        <div className={styles.panel} hidden={panel !== 'main'}>
          {docsButton === 'above' && <DocsButton onPress={showDocs} />}
          <MainPanel />
          {docsButton === 'below' && <DocsButton onPress={showDocs} />}
        </div>
        <div className={styles.panel} hidden={panel !== 'docs'}>
          <button type="button" className={styles.back} onClick={() => setPanel('main')}>
            <span className="icon icon-arrow-left" aria-hidden="true" />
            {strings.backToMainMenu}
          </button>
          <nav ref={docs} aria-label={strings.docsSidebar} />
        </div>
      </div>
    </dialog>
  )
})
