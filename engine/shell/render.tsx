import '../styles/index.css'
import '../styles/fonts/fonts.css'
import { renderers } from 'virtual:renderers'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Footer as FooterData } from '../model/navbar.ts'
import type { PageFacts, PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import { App } from './App.tsx'
import { Surroundings } from './context.tsx'
import { FooterContent } from './footer/FooterContent.tsx'
import { Home, type HomeContent } from './home/Home.tsx'
import { checkItems } from './navbar/check-items.tsx'
import { PageArea } from './PageArea.tsx'
import type { PageContent } from './page-content.ts'
import { type PageComponent, PageIsland } from './pages/page-island.tsx'
import { islandAttribute } from './pages/page-modules.ts'
import noSearch from './search/no-search.module.css'
import type { LayoutData, ShellData } from './shell-data.ts'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { holds } from './sidebar/SidebarTree.tsx'
import type { SidebarNode } from './sidebar-data.ts'
import message from './status/message.module.css'
import spinner from './status/spinner.module.css'

// As in the browser, the page is a chunk of its own, so that its styles are no part of every page's stylesheet.
const { default: NotFound } = await import('./pages/NotFound.tsx')
const { default: Search } = await import('./pages/Search.tsx')

const components: Partial<Record<PageMeta['kind'], PageComponent>> = { 'not-found': NotFound, search: Search }

/** Styles of what only the client draws, which belong into the stylesheet of every page: a bundler drops what nobody uses. */
export const clientStyles = [noSearch, message, spinner]

/** What all pages of a locale share. */
export interface Around {
  readonly shell: ShellData
  readonly layout: LayoutData
  readonly footerHtml: string
}

/** HTML of what stands between the bar and the footer, without the sidebar. */
export function renderArea({ shell, layout }: Around, content: PageContent, facts: PageFacts): string {
  const page = { path: content.path, meta: facts }
  const Component = components[facts.kind]
  if (Component) {
    const html = renderToString(<PageIsland shell={shell} page={page} Component={Component} html={content.html} />)
    return islandHtml(html)
  }
  return renderToStaticMarkup(
    <Surroundings shell={shell} page={page} layout={layout}>
      <PageArea {...content} />
    </Surroundings>,
  )
}

/** The place of a React page. */
export function islandHtml(html: string): string {
  return `<div ${islandAttribute}>${html}</div>`
}

/** Whether React draws pages of a kind in the browser. */
export function isIsland(kind: PageMeta['kind']): boolean {
  return Object.hasOwn(components, kind)
}

/** Puts the sidebar into the HTML of a page beside which it stands. */
export function withSidebar(areaHtml: string, sidebarHtml: string): string {
  const start = areaHtml.indexOf('>') + 1
  return areaHtml.slice(0, start) + sidebarHtml + areaHtml.slice(start)
}

/** HTML of the whole shell with a page in it. */
export function renderApp(
  { shell, layout, footerHtml }: Around,
  areaHtml: string,
  path: Path,
  facts: PageFacts,
): string {
  return renderToStaticMarkup(
    <Surroundings shell={shell} layout={layout} page={{ path, meta: facts }}>
      <App areaHtml={areaHtml} footerHtml={footerHtml} />
    </Surroundings>,
  )
}

/** Raises an error that names the configuration of a navbar item that fails. */
export function checkNavbar({ shell, layout }: Omit<Around, 'footerHtml'>, path: Path, facts: PageFacts): void {
  checkItems(layout.navbar.items, (node) =>
    renderToStaticMarkup(
      <Surroundings shell={shell} layout={layout} page={{ path, meta: facts }}>
        {node}
      </Surroundings>,
    ),
  )
}

/** HTML of the nodes that are not on the way to a current page. A node belongs to one site in one language. */
const quietNodes = new WeakMap<SidebarNode, string>()

/** Finished HTML of a sidebar; the client never renders it. */
export function renderSidebar(shell: ShellData, nodes: readonly SidebarNode[], currentPath?: Path): string {
  const render = (some: readonly SidebarNode[]) =>
    renderToStaticMarkup(
      <Surroundings shell={shell}>
        <Sidebar nodes={some} currentPath={currentPath} />
      </Surroundings>,
    )
  const [before = '', after = ''] = render([]).split(/(?=<\/ul>)/)
  const items = nodes.map((node) => {
    const isQuiet = currentPath === undefined || !holds(node, currentPath)
    const known = isQuiet ? quietNodes.get(node) : undefined
    const html = known ?? render([node]).slice(before.length, -after.length)
    if (isQuiet) quietNodes.set(node, html)
    return html
  })
  return before + items.join('') + after
}

/** Finished HTML of what the footer holds. */
export function renderFooter(shell: ShellData, layout: LayoutData, footer: FooterData): string {
  return renderToStaticMarkup(
    <Surroundings shell={shell} layout={layout}>
      <FooterContent footer={footer} />
    </Surroundings>,
  )
}

/** Finished HTML of a locale's front page. */
export function renderHome(content: HomeContent): string {
  return renderToStaticMarkup(<Home content={content} />)
}

/** What features render, by their names: their modules are compiled with this one. */
export const ofFeatures: Readonly<Record<string, unknown>> = renderers
