import type { Hit } from '../../search/protocol.ts'

/** Hits of one page. */
export interface HitGroup {
  readonly first: Hit
  readonly hits: readonly Hit[]
}

/** Groups hits by their page. A page stands where its best hit stands. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  return [...Map.groupBy(hits, ({ u }) => u).values()].flatMap((own) => (own[0] ? [{ first: own[0], hits: own }] : []))
}

/** Identity of a hit, the same in a later answer. */
export function hitKey({ u, h }: Hit): string {
  return u + h
}
