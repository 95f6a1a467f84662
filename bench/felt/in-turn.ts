/**
 * Measures several things as often each, by turns, so that what else the machine does meets all of them. A first round is
 * left out: it fills the memory of servers.
 */
export async function inTurn<T>(rounds: number, measures: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = measures.map(() => [])
  for (let round = -1; round < rounds; round++) {
    for (const [index, measure] of measures.entries()) {
      const result = await measure()
      if (round >= 0) results[index]?.push(result)
    }
  }
  return results
}
