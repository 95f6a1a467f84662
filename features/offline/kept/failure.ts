/**
 * Why nothing new is kept: nobody answers; the files are not those of the list, as in the middle of a deploy; the device has no
 * room; the browser refuses the worker; it is at work already; the reader has ended it; what came was removed meanwhile; the
 * site publishes no list.
 */
export type OfflineCause = 'unreachable' | 'changed' | 'full' | 'refused' | 'busy' | 'stopped' | 'removed' | 'missing'

/** Ends an attempt to keep a language. What was kept before is as it was. */
export class OfflineFailure extends Error {
  readonly reason: OfflineCause

  constructor(reason: OfflineCause, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** The reason of whatever was thrown. */
export function reasonOf(error: unknown): OfflineCause {
  if (error instanceof OfflineFailure) return error.reason
  if (!(error instanceof DOMException)) return 'unreachable'
  if (error.name === 'QuotaExceededError') return 'full'
  return error.name === 'AbortError' ? 'stopped' : 'unreachable'
}
