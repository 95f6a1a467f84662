/** Heads of the tables of options and fields. */
export const en = {
  option: 'Option',
  field: 'Field',
  method: 'Method',
  type: 'Type',
  byDefault: 'Default',
  meaning: 'Meaning',
  required: 'required',
}

export type ApiStrings = typeof en
