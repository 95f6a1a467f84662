/** A real program as a job meets it: what it is called, what leads a stand-in to it, and which files it takes for that. */
export interface RealHost {
  readonly name: string
  readonly reads: readonly string[]
  readonly env: Readonly<Record<string, string>>
}
