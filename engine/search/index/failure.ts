import type { FailureCause } from '../protocol.ts'

/** A file of an index could not be had or read. */
export class SearchFailure extends Error {
  readonly reason: FailureCause

  constructor(reason: FailureCause, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SearchFailure'
    this.reason = reason
  }
}

/** What an error says to a reader; anything unexpected counts as damage. */
export function reasonOf(error: unknown): FailureCause {
  return error instanceof SearchFailure ? error.reason : 'damaged'
}
