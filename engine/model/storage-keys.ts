import { announcementKey, colorModeKey, sidebarKey, tabsKey } from './inline-script-keys.ts'

/** Names under which the reader's choices are kept in local storage. */
export const storageKeys = {
  colorMode: colorModeKey,
  announcement: announcementKey,
  tabs: tabsKey,
  docsVersion: 'xec.docs-version',
  sidebar: sidebarKey,
  languageOffer: 'xec.language-offer',
  recentSearches: 'xec.recent-searches',
  visit: 'xec.visit',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
