/** Names of the Trusted Types policies that the Content-Security-Policy admits; no other one can be created. */
export const policyNames = {
  /** What the build has written: see `engine/trusted/`. */
  site: 'built-by-site',
  /** The not-found page of another language; its script runs before, and apart from, all others. */
  notFound: 'not-found-page',
} as const
