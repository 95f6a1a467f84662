import * as shellIds from './shell-ids.ts'

/** What remark-rehype gives to the heading of the footnotes, by which plugins tell it from those of the author. */
export const footnotesId = 'footnote-label'

/** Names by which the client asks a browser what it can do: `window.navigation` is an element with that id where there is no API. */
const browserNames = ['caches', 'navigation', 'requestIdleCallback', 'trustedTypes', 'visualViewport']

/** Ids that a document has, or asks for, outside of its article. */
export const reservedIds: ReadonlySet<string> = new Set([...Object.values(shellIds), ...browserNames, footnotesId])

/** The id that a heading gets in the place of a reserved one. Links to the one lead to the other. */
export function freeId(id: string): string {
  return reservedIds.has(id) ? `${id}-section` : id
}
