/** Texts of files by their path below the output folder. */
export type Files = ReadonlyMap<string, string>
