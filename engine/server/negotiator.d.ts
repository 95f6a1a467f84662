/** The part of the package that is used here; the published types lack `preferred`, which came with 1.0.0. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> })
    /** @param options.preferred decides among what the client likes equally. */
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined
  }
}
