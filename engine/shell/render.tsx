import '../styles/index.css'
import '../styles/fonts/fonts.css'
import { renderers } from 'virtual:renderers'
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Footer as FooterData } from '../model/navbar.ts'
import type { PageData, PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import { App } from './App.tsx'
import { type PageState, ShellContext } from './context.tsx'
import { FooterContent } from './footer/FooterContent.tsx'
import { Home, type HomeContent } from './home/Home.tsx'
import { checkItems } from './navbar/check-items.tsx'
import type { ShellData } from './shell-data.ts'
import { holds, SidebarTree } from './sidebar/SidebarTree.tsx'
import type { SidebarNode } from './sidebar-data.ts'

// As in the browser, the page is a chunk of its own, so that its styles are no part of every page's stylesheet.
const { default: NotFound } = await import('./pages/NotFound.tsx')
const { default: Search } = await import('./pages/Search.tsx')

const components: Partial<Record<PageMeta['kind'], ComponentType>> = { 'not-found': NotFound, search: Search }

/** HTML of the whole shell with a page in it, as the client will hydrate it. */
export function renderApp(shell: ShellData, data: PageData, path: Path, sidebarHtml: string | null): string {
  const component = components[data.meta.kind] ?? null
  const page: PageState = { data, path, status: 'loaded', retry: () => undefined, component, sidebarHtml }
  return renderToString(<App shell={shell} page={page} />)
}

/** Raises an error that names the configuration of a navbar item that fails. */
export function checkNavbar(shell: ShellData, data: PageData, path: Path): void {
  const page: PageState = { data, path, status: 'loaded', retry: () => undefined, component: null, sidebarHtml: null }
  checkItems(shell, page, renderToString)
}

/** HTML of the nodes that are not on the way to a current page. A node belongs to one site in one language. */
const quietNodes = new WeakMap<SidebarNode, string>()

/** Finished HTML of a sidebar; the client never renders it. */
export function renderSidebar(shell: ShellData, nodes: readonly SidebarNode[], currentPath?: Path): string {
  const render = (some: readonly SidebarNode[]) =>
    renderToStaticMarkup(
      <ShellContext value={shell}>
        <SidebarTree nodes={some} currentPath={currentPath} />
      </ShellContext>,
    )
  const list = render([])
  const [start, end] = [list.indexOf('>') + 1, list.lastIndexOf('<')]
  const items = nodes.map((node) => {
    const isQuiet = currentPath === undefined || !holds(node, currentPath)
    const known = isQuiet ? quietNodes.get(node) : undefined
    const html = known ?? render([node]).slice(start, end - list.length)
    if (isQuiet) quietNodes.set(node, html)
    return html
  })
  return list.slice(0, start) + items.join('') + list.slice(end)
}

/** Finished HTML of what the footer holds. */
export function renderFooter(shell: ShellData, footer: FooterData): string {
  return renderToStaticMarkup(
    <ShellContext value={shell}>
      <FooterContent footer={footer} />
    </ShellContext>,
  )
}

/** Finished HTML of a locale's front page. */
export function renderHome(content: HomeContent): string {
  return renderToStaticMarkup(<Home content={content} />)
}

/** What features render, by their names: their modules are compiled with this one. */
export const ofFeatures: Readonly<Record<string, unknown>> = renderers
