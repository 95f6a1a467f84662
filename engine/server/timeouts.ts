import type { ServerOptions } from 'node:http'

/** Milliseconds after which a connection is closed that keeps the server waiting. */
export interface Timeouts {
  /** For a request, from its first byte to its last. */
  readonly request: number
  /** Between two bytes that a reader takes or sends. */
  readonly silence: number
  /** Between two requests. */
  readonly keepAlive: number
}

/** Those of nginx. */
export const usualTimeouts: Timeouts = { request: 60_000, silence: 60_000, keepAlive: 75_000 }

/** The same in Node's words. `silence` is no option there, but `server.setTimeout`. */
export function timeoutOptions({ request, keepAlive }: Timeouts): ServerOptions {
  return {
    headersTimeout: request,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(request / 2, 5000),
  }
}
