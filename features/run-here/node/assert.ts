/** What a failed assertion throws. */
export class AssertionError extends Error {
  override name = 'AssertionError'
  readonly code = 'ERR_ASSERTION'
}

/** Throws where a value is not true. */
export default function assert(value: unknown, message?: string | Error): void {
  if (value) return
  throw message instanceof Error ? message : new AssertionError(message)
}
