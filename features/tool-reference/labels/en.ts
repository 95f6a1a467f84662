/** Words around what is known of the tool: heads of tables, marks, messages. */
export const en = {
  type: 'Type',
  byDefault: 'Default',
  meaning: 'Meaning',
  required: 'required',
  argument: 'Argument',
  cliOption: 'Option',
  value: 'Value',
  status: 'Status',
  aliases: 'Other names',
  repeatable: 'May be given several times.',
  key: 'Key',
  variable: 'Variable',
  example: 'Example',
  /** Before a name: the link to it. */
  nameLink: 'Link to',
  /** The mark of what does nothing, or not all, in a version. */
  effects: { none: 'No effect in {version}.', partly: 'Works in part in {version}.' },
  /** Messages of the tool, what they mean and what to do. */
  messages: {
    message: 'Message',
    status: 'Exit status',
    thrown: 'Error',
    cause: 'Cause',
    cure: 'What to do',
    more: 'More',
  },
}

export type ReferenceStrings = typeof en
