import { longPage } from '../corpus/routes.ts'
import { ownSubject, plainSubject, type Subject } from '../felt/subject.ts'

/** Where each generator puts what a reader reaches for. */
const parts: Readonly<Record<string, Omit<Subject, 'name' | 'url'>>> = {
  VitePress: {
    ready: 'vue',
    article: '.vp-doc a[href*="/docs/"]:not(.header-anchor)',
    sidebar: '.VPSidebar a[href*="/docs/"]',
    drawer: { button: '.VPLocalNav button.menu', links: '.VPSidebar a[href*="/docs/"]' },
    search: { opener: '#local-search button', list: '.VPLocalSearchBox .results', hit: 'li a' },
  },
  Starlight: {
    ready: 'load',
    article: '.sl-markdown-content a[href*="/docs/"]:not(.sl-anchor-link)',
    sidebar: '#starlight__sidebar a[href*="/docs/"]',
    drawer: { button: 'starlight-menu-button button', links: '#starlight__sidebar a[href*="/docs/"]' },
    search: {
      opener: 'site-search button[data-open-modal]',
      field: '#starlight__search input',
      list: '#starlight__search',
      hit: '.pagefind-ui__result a',
    },
  },
  Docusaurus: {
    ready: 'mark',
    article: '.theme-doc-markdown a[href*="/docs/"]:not(.hash-link)',
    sidebar: '.theme-doc-sidebar-container a.menu__link[href*="/docs/"]',
    drawer: { button: '.navbar__toggle', links: '.navbar-sidebar a.menu__link[href*="/docs/"]' },
    search: { opener: '.navbar__search-input', list: '[class*="dropdownMenu_"]', hit: '[class*="suggestion_"]' },
  },
}

/** A built site by the name of what made it, at its long page. */
export function subjectOf(name: string, site: string): Subject {
  const url = `${site}docs/${longPage}`
  const known = parts[name]
  if (known) return { name, url, ...known }
  return name === 'plain file' ? { ...plainSubject(url), name } : ownSubject(url)
}
