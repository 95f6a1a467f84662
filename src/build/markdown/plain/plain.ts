import type { Nodes } from 'mdast'

/** Writes nodes without what only this site understands; one may become several, or none. */
export type Plain = (node: Nodes) => Nodes[]
