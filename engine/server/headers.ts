import { policyNames } from '../model/policy-names.ts'
import type { SiteInfo } from './site-info.ts'

/** The part of the site's description that the policy depends on. */
export type PolicyInfo = Pick<SiteInfo, 'scriptHashes' | 'styleHashes' | 'analyticsOrigin'>

interface PolicyOptions {
  /** For `<meta http-equiv>`, where browsers refuse `frame-ancestors`. */
  readonly meta?: boolean
  /** For the page for unknown addresses, the only one whose script may write another document in its own place. */
  readonly notFound?: boolean
}

/** The Content-Security-Policy of every page. */
export function policy(info: PolicyInfo, options: PolicyOptions = {}): string {
  const analytics = info.analyticsOrigin ? [info.analyticsOrigin] : []
  const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(info.scriptHashes), ...analytics],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...quoted(info.styleHashes)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...analytics],
    'object-src': ["'none'"],
    // No page has a <base>; one that somebody slips in would redirect every relative link and script.
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // No string becomes code but by way of these policies: what slips into a page's HTML in the browser is refused.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': options.notFound ? Object.values(policyNames) : [policyNames.site],
    ...(options.meta ? {} : { 'frame-ancestors': ["'none'"] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The worker in which readers run samples. */
export const runnerFile = /^assets\/run-sample-[\w-]+\.js$/

/**
 * The policy of that worker, which takes the one of its own response: what a reader has written is loaded as a module that
 * the worker itself has made, and neither network nor anything else is to be had.
 */
export const runnerPolicy = "default-src 'none'; script-src 'self' blob:"

/** The headers that every response of every deployment carries, errors and redirects included. */
export function sharedHeaders(info: PolicyInfo): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy(info),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Sent over TLS only: on plain HTTP browsers ignore it, and on localhost it would lock other projects out. */
export const strictTransport = 'max-age=31536000'

/** Cache-Control of whatever no rule names: ask each time, and get a 304 while nothing changed. */
export const revalidate = 'no-cache'

/** How long browsers may keep a file, by its path in the output folder; the first rule that fits counts. */
export const cacheRules: readonly { readonly files: RegExp; readonly value: string }[] = [
  // The name holds a hash of the content, so another content has another name.
  { files: /^assets\//, value: 'public, max-age=31536000, immutable' },
  { files: /\.(?:html|json|md|xml|txt|webmanifest)$/, value: revalidate },
  // A worker that is kept for a day would be that much older than the site.
  { files: /^offline-worker\.js$/, value: revalidate },
  // Icons and images under a fixed name.
  { files: /\.\w+$/, value: 'public, max-age=86400' },
]

/** Cache-Control of a file, by its path in the output folder. */
export function cacheControl(file: string): string {
  return cacheRules.find((rule) => rule.files.test(file))?.value ?? revalidate
}
