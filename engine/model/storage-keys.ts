import { announcementKey, colorModeKey, sidebarKey, tabsKey } from './inline-script-keys.ts'

/** Names under which the reader's choices are kept in the browser. */
export const storageKeys = {
  colorMode: colorModeKey,
  announcement: announcementKey,
  tabs: tabsKey,
  docsVersion: 'docs.version',
  sidebar: sidebarKey,
  languageOffer: 'docs.language-offer',
  recentSearches: 'docs.recent-searches',
  visit: 'docs.visit',
  /** Begins the names of what tools keep for a tab. */
  tool: 'docs.tool',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
