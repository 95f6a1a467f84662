export class AssertionError extends Error {}

/** Throws where Node's `assert` does. */
export default function assert(value: unknown, message?: string): asserts value {
  if (!value) throw new AssertionError(message)
}
