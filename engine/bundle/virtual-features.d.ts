/** Modules of features that render at build time, by the features' names. */
declare module 'virtual:renderers' {
  export const renderers: Readonly<Record<string, unknown>>
}

/** What the features of a site bring into the browser; see `engine/bundle/feature-modules.ts`. */
declare module 'virtual:features' {
  /** How each tool is loaded: one chunk a tool, when a reader comes near it. */
  export const tools: import('../tools/tool.ts').Tools
  /** What runs on every page of a reader who has been here before. */
  export const forReturning: readonly (() => Promise<{ start: () => unknown }>)[]
}
