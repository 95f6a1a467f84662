import type { PluralForms } from '../plural.ts'

const counted: PluralForms = { one: '{count} result', other: '{count} results' }

/** Labels of the search. They come with its code: the first load has none of them. */
export const search = {
  label: 'Search',
  titled: 'Search: {query}',
  placeholder: 'Search',
  close: 'Close the search',
  results: 'Results',
  counted,
  shown: 'the first {count} are shown',
  loading: 'Loading the index…',
  empty: 'No results',
  emptyPage: 'Results not found',
  cut: 'The text is long: only its beginning was searched for',
  emptyHint: 'Try fewer or different words.',
  vagueHint: 'Such words stand on almost every page. Add one that says what you are looking for.',
  hint: 'A word, a symbol such as $.ssh, or a flag',
  failed: 'The search failed',
  failedHint: 'The index could not be loaded.',
  offline: 'You are offline',
  offlineHint: 'Search will work again once you are back online.',
  outdated: 'The site has been updated: reload the page if you see this again.',
  retry: 'Retry',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  all: 'See all results',
  within: 'See all results within "{context}"',
  outside: 'See all results outside "{context}"',
  recognized: 'Recognized message',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  lastPages: 'Last pages',
  section: 'In this section',
  tasks: 'Guides',
  understood: 'Searched for: {words}',
  elsewhere: 'The pages in the other language have nothing either.',
  nearest: 'Nearest words:',
  fallbacks: {
    layout: 'Your search was read in another keyboard layout',
    'other-language': 'Found in the other language',
    typo: 'No exact match; these come close',
  },
  where: 'Where',
  everywhere: 'Everywhere',
  onlyOutside: 'Outside "{context}"',
  description: 'Search in the documentation.',
  needsScript: 'The search runs in your browser and needs JavaScript. These are all pages of the documentation:',
}

export type SearchStrings = typeof search

/** Environments, as hits, the sidebar and samples name them. */
export const targets = { local: 'local', ssh: 'ssh', docker: 'docker', k8s: 'k8s' }

export type TargetStrings = typeof targets
