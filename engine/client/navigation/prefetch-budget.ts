/** Bytes over the line after which a page view fetches no more pages because their links are in view. */
export const budget = 100_000
