/** A site to measure: where it is, and how its parts are found. Selectors are of CSS. */
export interface Subject {
  readonly name: string
  /** The page that a visit begins with. */
  readonly url: string
  /** Whether a mark says when its controls answer; else they do once the page is loaded. */
  readonly hydrates: boolean
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
    hydrates: true,
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
  return { name: 'plain', url, hydrates: false, article: 'a[href*="/docs/"]:not([href$=".md"])' }
}
