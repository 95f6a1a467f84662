/** Labels around the Markdown of pages. They are written at build time and never reach a reader's JavaScript. */
export const plainEn = {
  /** On the page itself: its Markdown to the clipboard, or on screen. */
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',
  /** In the list of all pages for programs; `{full}` is an address. */
  everyPage:
    'Every page of this site is also Markdown: add ".md" to its address. One file holds the text of all pages: {full}',
  morePages: 'More pages',
}

export type PlainStrings = typeof plainEn
