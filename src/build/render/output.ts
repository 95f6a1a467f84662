/** Texts of files by their path below the output folder. */
export type Files = ReadonlyMap<string, string>

/** Files with a key: where the last build wrote the same key they stay, and `make` is not called. */
export interface KeyedFiles {
  readonly key: string
  readonly names: readonly string[]
  readonly make: () => Files
}
