/** A real program as a job meets it: what it is called, and what leads a stand-in to it. */
export interface RealHost {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
}
