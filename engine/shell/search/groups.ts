import type { Hit } from '../../search/protocol.ts'

/** Hits of one page. */
export interface HitGroup {
  readonly key: string
  readonly first: Hit
  readonly hits: readonly Hit[]
}

/** Hits of one page that stand together, as the engine puts them: what it has besides comes behind the other pages. */
const maxTogether = 3

/** Groups hits by their page. A page stands where its best hit stands. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const counts = new Map<string, number>()
  const groups = Map.groupBy(hits, ({ u }) => {
    const count = counts.get(u) ?? 0
    counts.set(u, count + 1)
    return count < maxTogether ? u : `${u} further`
  })
  return [...groups].flatMap(([key, own]) => (own[0] ? [{ key, first: own[0], hits: own }] : []))
}

/** Identity of a hit, the same in a later answer. */
export function hitKey({ u, h }: Hit): string {
  return u + h
}
