import type { Element } from 'hast'

/** A mistake in the source of a diagram. */
export interface DiagramProblem {
  /** Line of the source, 1-based; absent where the parser names none. */
  readonly line?: number
  readonly message: string
  readonly hint?: string
}

/** A diagram drawn, or what is wrong with it. The drawing is shared: nobody may change it. */
export type Drawing = { readonly svg: Element } | { readonly problems: readonly DiagramProblem[] }

/** Colours in the source cannot follow the theme. */
export const colourHint = 'The site colours diagrams. To mark a node, give it the class accent.'
