/** What a link to the description of a name shows on hover: the values of `<page>.names.json`, by name. */
export interface ApiTooltip {
  /** Empty where none is known. */
  readonly signature: string
  readonly text: string
}
