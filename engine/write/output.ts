/** Texts of a page's files by their path below the output folder. */
export type Files = ReadonlyMap<string, string>

/** The text of a file: in pieces where all of it at once would take much memory. */
export type Text = string | Iterable<string>

/** Files by their path below the output folder, one after the other: nobody need hold those of a whole site. */
export type FileTexts = Iterable<readonly [name: string, text: Text]>

/** Files that are not made yet. */
export interface PromisedFiles {
  /** What they are made of: those that the last build wrote under the same key stay. Absent where nobody can tell. */
  readonly key?: string | undefined
  readonly make: () => FileTexts
}

/** A text as one string, for those who need it so. */
export function wholeText(text: Text): string {
  return typeof text === 'string' ? text : [...text].join('')
}
