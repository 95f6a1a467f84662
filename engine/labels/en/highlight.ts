/** What the button says that takes the marks of found words away. */
export const highlight = { clear: 'Clear the highlighting' }

export type HighlightStrings = typeof highlight
