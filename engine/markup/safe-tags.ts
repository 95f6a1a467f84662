/** Tags that authors may write, with what may stand in them. */
export const pairedTags = ['kbd', 'sub', 'sup', 'mark'] as const

/** Tags without content. */
export const voidTags = ['br', 'wbr'] as const

/** All of them with the attributes that they take. Everything else that a page shows is written in Markdown. */
export const safeTags: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...pairedTags, ...voidTags].map((name): [string, string[]] => [name, []]),
  ['abbr', ['title']],
])
