/** The lines of a script that differ between the ways to copy. */
export interface CopyParts {
  readonly imports: readonly string[]
  /** Once, before the first target. */
  readonly before: readonly string[]
  /** For each target, as `config`. */
  readonly each: readonly string[]
  /** Once, at the end. */
  readonly after: readonly string[]
}
