/** Texts of files by their path below the output folder. */
export type Files = ReadonlyMap<string, string>

/** Files that follow from a key, so that those of the build before can stand in for them. */
export interface KeyedFiles {
  readonly key: string
  readonly names: readonly string[]
  readonly make: () => Files
}
