import { memo, useLayoutEffect, useRef } from 'react'
import { hrefOf } from '../../model/route.ts'
import { sidebarContentId, sidebarId } from '../../model/shell-ids.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import { useBuiltHtml } from '../built-html.ts'
import { usePage, useShell } from '../context.tsx'
import { readStored } from '../storage/storage.ts'
import styles from './Sidebar.module.css'
import { keepScroll, markCurrent, restoreGroups, showCurrent, takeScroll } from './sidebar-state.ts'

/** The tree itself: a string of the build, which React adopts and never looks into. */
const Content = memo(function Content({ html }: { readonly html: string }) {
  return <div id={sidebarContentId} dangerouslySetInnerHTML={useBuiltHtml(html)} suppressHydrationWarning />
})

/**
 * The pages of the documentation beside the article. On small screens the mobile menu shows a copy of them; where no
 * script runs, the aside itself opens as a popover from `SidebarButton`.
 */
export const Sidebar = memo(function Sidebar({ html }: { readonly html: string }) {
  const { strings } = useShell()
  const aside = useRef<HTMLElement>(null)
  useSidebarState(aside, html)
  return (
    <aside className={styles.sidebar} id={sidebarId} popover="auto" ref={aside}>
      <nav aria-label={strings.docsSidebar}>
        <Content html={html} />
      </nav>
    </aside>
  )
})

/** Opens the sidebar on small screens without a script; with one, the navbar's menu does it and this stays hidden. */
export const SidebarButton = memo(function SidebarButton() {
  return (
    <button className={styles.button} type="button" popoverTarget={sidebarId}>
      <span className="icon icon-menu" aria-hidden="true" />
      {useShell().strings.docsSidebar}
    </button>
  )
})

/** A layout effect: it marks the current row before the new page is painted. */
function useSidebarState(aside: React.RefObject<HTMLElement | null>, html: string): void {
  const { base } = useShell()
  const { path } = usePage()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const content = aside.current?.querySelector(`#${sidebarContentId}`)
    if (!aside.current || !content) return
    const moved = markCurrent(content, hrefOf(path, base))
    if (shown.current !== html) {
      shown.current = html
      restoreGroups(content, readStored(storageKeys.sidebar))
      takeScroll(aside.current, storageKeys.sidebar)
    }
    // Not at hydration: the reader may have scrolled. In the next frame, since reading positions here would force a layout of the
    // whole new page.
    const scroller = aside.current
    if (moved) requestAnimationFrame(() => showCurrent(scroller))
  }, [aside, html, path, base])
  useLayoutEffect(() => {
    const scroller = aside.current
    return () => {
      if (scroller) keepScroll(scroller, storageKeys.sidebar)
    }
  }, [aside])
}
