import type { PageFacts } from '../../model/page.ts'
import { hrefOf, localizedPath, type Path, splitPath } from '../../model/route.ts'
import { mainId, sidebarId } from '../../model/shell-ids.ts'
import crumbs from '../../shell/doc/Breadcrumbs.module.css'
import layout from '../../shell/doc/DocLayout.module.css'
import type { SiteData } from '../../shell/document-data.ts'
import message from '../../shell/status/message.module.css'
import spinner from '../../shell/status/spinner.module.css'
import type { PageOnScreen } from './page-store.ts'

/** A step of the breadcrumbs; groups without a page of their own have no href. */
interface Step {
  readonly title: string
  readonly href?: string
}

/** A page that did not load: what its address tells, and the sidebar, if it has the page. */
export function unloadedPage(path: Path, before: PageOnScreen, site: SiteData): PageOnScreen {
  const { labels, locales } = site
  const { route } = splitPath(path, locales)
  const steps = placeIn(document.getElementById(sidebarId), hrefOf(path, site.base))
  const { version, inVersions, sidebar } = before.data.page
  const page: PageFacts = {
    kind: 'doc',
    title: steps?.at(-1)?.title ?? labels.loadFailed,
    alternates: Object.fromEntries(locales.map((locale) => [locale.code, localizedPath(route, locale)])),
    ...(steps && { version, inVersions, sidebar }),
  }
  const html = pageHtml(steps ? [...rootSteps(), ...steps] : [], steps !== undefined, site)
  return { path, isMissing: true, data: { ...before.data, page, html, styles: [] } }
}

/** Shows that a page is asked for again, in the place of the message that it did not come. */
export function showRetrying({ labels }: SiteData): void {
  const place = document.querySelector(`.${message.message}`)
  const status = element('div', { className: spinner.spinner, role: 'status' }, [
    element('span', { className: spinner.ring, ariaHidden: 'true' }),
    labels.loading,
  ])
  place?.replaceWith(status)
}

function pageHtml(steps: readonly Step[], hasSidebar: boolean, { labels }: SiteData): string {
  const title = element('h1', { className: message.title, textContent: labels.loadFailed })
  const hint = element('p', { textContent: labels.loadFailedHint })
  const retry = element('button', { type: 'button', className: message.button, textContent: labels.retry })
  retry.dataset.retry = ''
  const said = element('div', { className: message.message }, [
    element('div', { role: 'alert' }, [title, hint]),
    element('div', { className: message.actions }, [retry]),
  ])
  const main = element('main', { className: layout.main, id: mainId }, [
    ...breadcrumbs(steps, labels.breadcrumbs),
    said,
  ])
  main.tabIndex = -1
  const around = element('div', { className: layout.layout }, [main])
  around.toggleAttribute('data-sidebar', hasSidebar)
  return around.outerHTML
}

function breadcrumbs(steps: readonly Step[], label: string): HTMLElement[] {
  if (steps.length < 2) return []
  const items = steps.map(({ title, href }, index) => {
    const name =
      href === undefined || index === steps.length - 1
        ? element('span', { textContent: title })
        : element('a', { className: crumbs.link, href, textContent: title })
    if (index === steps.length - 1) name.ariaCurrent = 'page'
    return element('li', { className: crumbs.step }, [name])
  })
  const list = element('ol', { className: crumbs.list }, items)
  return [element('nav', { className: crumbs.breadcrumbs, ariaLabel: label }, [list])]
}

/** The groups around a page in a sidebar, and at last the page itself. */
function placeIn(sidebar: Element | null, href: string): Step[] | undefined {
  const links = [...(sidebar?.querySelectorAll('a') ?? [])]
  const link = links.find((one) => one.getAttribute('href') === href)
  const steps: Step[] = []
  for (let row = link?.closest('li'); row; row = row.parentElement?.closest('li')) steps.unshift(stepOf(row))
  return link && steps
}

/** A group without a page of its own has its name in the summary. */
function stepOf(row: Element): Step {
  const link = row.querySelector<HTMLAnchorElement>(':scope > a')
  const name = link ?? row.querySelector('summary')
  // Not the mark of a target behind it.
  const title = name?.firstChild?.textContent ?? ''
  return { title, href: link?.getAttribute('href') ?? undefined }
}

/** The first step of all pages of the documentation. */
function rootSteps(): Step[] {
  const first = document.querySelector(`#${mainId} .${crumbs.step}`)
  return first ? [{ title: first.textContent, href: first.querySelector('a')?.getAttribute('href') ?? undefined }] : []
}

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: object,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[T] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}
