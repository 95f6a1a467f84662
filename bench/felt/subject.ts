/** A site to measure: where it is, and how its parts are found. Selectors are of CSS. */
export interface Subject {
  readonly name: string
  /** The page that a visit begins with. */
  readonly url: string
  /** What says that its controls answer: a mark in the document, Vue's property of its root, or the load itself. */
  readonly ready: 'mark' | 'vue' | 'load'
  /** Links of the article to other pages. */
  readonly article: string
  /** Links of the sidebar beside it. None where a page has no sidebar. */
  readonly sidebar?: string
  /** On a phone: the button that opens the menu, and the links in it. */
  readonly drawer?: { readonly button: string; readonly links: string }
  readonly search?: SearchParts
}

export interface SearchParts {
  /** What a reader clicks or taps to search. */
  readonly opener: string
  /** What is there once the opener answers, where that is later than all else. */
  readonly field?: string
  readonly list: string
  /** A hit, within the list. */
  readonly hit: string
  /** Matches when no better hits are to come, where a page says so. */
  readonly complete?: string
}

/** Our site, at the address of one of its pages. */
export function ownSubject(url: string): Subject & { readonly search: SearchParts } {
  return {
    name: 'ours',
    url,
    ready: 'mark',
    article: '.article a[href*="/docs/"]:not([href$=".md"])',
    sidebar: '#docs-sidebar-content a[href]',
    drawer: { button: 'header [popovertarget="drawer"]', links: '#drawer a[href*="/docs/"]' },
    search: {
      opener: '[data-search-input]',
      list: '#search-options',
      hit: '[role="option"]',
      complete: '#search-options[aria-busy="false"] [role="option"]',
    },
  }
}

/** A page of plain HTML. */
export function plainSubject(url: string): Subject {
  return { name: 'plain', url, ready: 'load', article: 'a[href*="/docs/"]:not([href$=".md"])' }
}
