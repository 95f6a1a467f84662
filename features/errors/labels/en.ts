export const en = {
  label: 'What the terminal printed',
  hint: 'A line or a whole stack trace, with everything around it. Nothing of it leaves this page.',
  example: 'Show me with an example',
  clear: 'Clear',
  loading: 'Reading the list of messages…',
  failed: 'The list of messages could not be read.',
  retry: 'Try again',
  found: 'Recognized',
  meaning: 'What it means',
  cure: 'What to do',
  entry: 'Its entry',
  more: 'More',
  others: 'Also in this text',
  unknown: 'This is no message that this documentation knows',
  unknownHint:
    'Other programs print it, or the line with the message is missing: paste more of what stands above and below. Or',
  search: 'search for its words',
}

export type ErrorsStrings = typeof en
