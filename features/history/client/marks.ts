import { labelsIn } from '../../../engine/labels/labels-in.ts'
import { pageLocale } from '../../../engine/labels/page-locale.ts'
import { plural } from '../../../engine/labels/plural.ts'
import { sidebarContentId } from '../../../engine/model/shell-ids.ts'
import { changesStrings } from '../strings.ts'

/** All that is added to a document. */
const added = '.changed, .changes-note, .changes-page'

/** Marks links of the sidebar and the page on screen, where that is not done yet. */
export function mark(changed: ReadonlySet<string>, list: string | null): void {
  const { lang } = document.documentElement
  const strings = labelsIn(changesStrings, { code: pageLocale() })
  for (const link of document.querySelectorAll(`#${sidebarContentId} a[href]`)) {
    if (!changed.has(link.getAttribute('href') ?? '') || link.querySelector('.changed')) continue
    link.append(element('span', 'changed', [element('span', 'visually-hidden', [` ${strings.changed}`])]))
  }
  const sidebar = document.getElementById(sidebarContentId)
  if (sidebar && !sidebar.querySelector('.changes-note')) {
    const count = plural(changed.size, strings.pages, lang)
    const more = list === null ? [] : [' ', linkTo(list, strings.list)]
    sidebar.append(element('div', 'changes-note', [element('p', '', [count, ...more]), hideButton(strings.hide)]))
  }
  const actions = document.querySelector('.article:not(.leaving) > .page-actions')
  if (!actions || actions.querySelector('.changes-page') || !changed.has(window.location.pathname)) return
  actions.append(element('span', 'changes-page', [strings.page, hideButton(strings.hide)]))
}

/** Takes everything back. */
export function unmark(): void {
  for (const one of document.querySelectorAll(added)) one.remove()
}

function hideButton(label: string): HTMLElement {
  const icon = element('span', 'icon icon-close', [])
  icon.ariaHidden = 'true'
  const button = element('button', 'changes-hide', [icon])
  button.setAttribute('type', 'button')
  button.ariaLabel = label
  button.title = label
  return button
}

function linkTo(href: string, text: string): HTMLElement {
  const link = element('a', '', [text])
  link.setAttribute('href', href)
  return link
}

function element(tag: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}
