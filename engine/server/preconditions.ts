import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/** What names the state of a file. */
export interface State {
  readonly etag: string
  readonly 'last-modified': string
}

/** The status that the conditions of a request ask for, in the order of RFC 9110, 13.2.2. */
export function conditionalStatus(request: IncomingHttpHeaders, state: State): 200 | 304 | 412 {
  if (!meetsDemands(request, state)) return 412
  return fresh(request, { ...state }) ? 304 : 200
}

/** `If-Match` and `If-Unmodified-Since`: the request is for this state of the file, or for none. */
function meetsDemands(request: IncomingHttpHeaders, { etag, 'last-modified': modified }: State): boolean {
  const { 'if-match': wanted, 'if-unmodified-since': since } = request
  if (wanted !== undefined) return wanted.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
  // What is no date compares as false, as it must be ignored.
  return since === undefined || !(Date.parse(modified) > Date.parse(since))
}
