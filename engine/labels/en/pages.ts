import type { PluralForms } from '../plural.ts'

/** Labels inside articles. They are written at build time and never reach a reader's JavaScript. */
export const article = {
  admonition: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  details: 'Details',
  copyCode: 'Copy',
  headingLink: 'Link to this heading',
  table: 'Table',
  code: 'Code',
  output: 'Output',
  /** What stands for lines that only prepare. */
  setup: {
    lines: { one: '{count} line of set-up', other: '{count} lines of set-up' } as PluralForms,
    kinds: { imports: 'imports', key: 'key', connection: 'connection' },
  },
  /** What stands for the rest of a long sample. */
  moreLines: { one: '{count} more line', other: '{count} more lines' } as PluralForms,
  /** What stands for a diagram where it cannot be drawn. */
  diagram: 'Diagram: {text}',
  /** How a sample was checked, and the version of the packages; Node and the date follow it. */
  checked: {
    run: 'Ran',
    tool: 'Recorded session',
    recorded: 'Recorded',
    compiled: 'Compiled',
    parsed: 'Checked',
    version: 'version {version}',
  },
  /** How to run a sample that ran; `{file}` is its name, `{init}` a command. */
  running: {
    title: 'Run this sample',
    save: 'Save it, for instance as {file}, in a directory with a package.json ({init} makes one). Then type there:',
    part: 'It is one part of a script: put all parts on this page that belong to it into the same file.',
    needs: {
      ssh: 'It connects to a server: replace host, user and key with your own.',
      docker: 'It needs Docker and a container: replace the names with those of your own.',
      k8s: 'It needs kubectl and a cluster: replace the names of pods and namespaces with your own.',
    },
    checked: 'It ran with',
    how: 'How samples are checked',
  },
  /** Languages whose names are words; the others are named alike everywhere. */
  languages: { sh: 'Shell', console: 'Terminal' } as Readonly<Record<string, string>>,
  /** The same thing with another tool and with this one, and why they do not do quite the same. */
  pair: { before: 'Before', after: 'After', differs: 'Not the same:' },
  footnotes: 'Footnotes',
  footnoteBack: 'Back to the text',
}

export type ArticleStrings = typeof article

/** Words of the indexes that are drawn for groups of a sidebar. They are written at build time. */
export const group = {
  /** The sentence at the top; `{pages}` names them. */
  about: {
    one: 'This section has {count} page: {pages}.',
    other: 'This section has {count} pages: {pages}.',
  } as PluralForms,
  /** Those that the sentence has no room for. */
  more: '{count} more',
  kinds: { tutorial: 'Tutorial', 'how-to': 'How-to', reference: 'Reference', explanation: 'Explanation' },
  targets: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
}

export type GroupStrings = typeof group

/** Labels around the Markdown of pages. They are written at build time and never reach a reader's JavaScript. */
export const plain = {
  /** On the page itself: its Markdown to the clipboard, or on screen. */
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',
  /** In the list of all pages for programs; `{full}` is an address. */
  everyPage:
    'Every page of this site is also Markdown: add ".md" to its address. One file holds the text of all pages: {full}',
  morePages: 'More pages',
}

export type PlainStrings = typeof plain

/** Labels of the shell. `{name}` stands for a value. Russian must have every key: every other language satisfies this type. */
export const shell = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  toggleNavbar: 'Toggle navigation bar',
  closeNavbar: 'Close navigation bar',
  backToMainMenu: 'Back to main menu',
  home: '{site}: home page',
  languages: 'Languages',
  versions: 'Versions',
  search: 'Search',
  searchFailed: 'The search could not be loaded',
  docsSidebar: 'Docs pages',
  showDocsSidebar: 'Pages of the documentation',
  breadcrumbs: 'Breadcrumbs',
  docsRoot: 'Docs',
  onThisPage: 'On this page',
  pagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  editPage: 'Edit this page',
  reportProblem: 'Report a problem',
  lastUpdated: 'Last updated on {date}',
  lastUpdatedUnknown: 'Date of the last update unknown (built without history)',
  copyHeadingLink: 'Link to this heading copied',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text and copy it yourself',
  backToTop: 'Back to top',
  colorMode: 'Color mode: {mode}',
  colorModes: { system: 'as the system', light: 'light', dark: 'dark' },
  closeAnnouncement: 'Close the announcement',
  announcement: 'Announcement',
  footer: 'Footer',
  opensOtherSite: 'opens another site',
  loading: 'Loading…',
  pageLoaded: '{title}: page loaded',
  loadFailed: 'The page could not be loaded',
  loadFailedHint: 'You may be offline, or the server did not answer.',
  toolFailed: 'The tool could not be loaded.',
  retry: 'Retry',
  crashed: 'This page crashed.',
  crashCause: 'Cause: {message}',
  tryAgain: 'Try again',
  loadAnew: 'Load the page anew',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address.',
  notFoundReport: 'Please tell the owner of the site that linked here that the link is broken.',
  notFoundElsewhere: 'Another language has this page:',
  notFoundNearest: 'Perhaps you were looking for',
  notFoundHome: 'Go to the home page',
  stale: 'The English page has changed since it was translated.',
  staleLink: 'Read the English page',
  keys: 'Keyboard shortcuts',
  keysClose: 'Close',
  keyList: {
    search: 'Search',
    help: 'This list',
    previous: 'Previous page',
    next: 'Next page',
    close: 'Close what is open',
  },
  otherVersion: 'You are reading the documentation of version {version}. The latest one is {latest}.',
  otherVersionLink: 'Open this page in the latest version',
}

export type ShellStrings = typeof shell
