/** Names under which the reader's choices are kept in local storage. The script before first paint reads them too. */
export const storageKeys = {
  colorMode: 'xec.color-mode',
  announcement: 'xec.announcement',
  tabs: 'xec.tabs',
  docsVersion: 'xec.docs-version',
  sidebar: 'xec.sidebar',
  languageOffer: 'xec.language-offer',
  recentSearches: 'xec.recent-searches',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
