/** Steps of a length: near enough for a ranking, and few enough for one sign each. */
const stepsPerDouble = 4

export function stepOf(length: number): number {
  return Math.round(Math.log2(1 + length) * stepsPerDouble)
}

export function lengthOf(step: number): number {
  return 2 ** (step / stepsPerDouble) - 1
}
