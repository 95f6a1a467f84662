import type { z } from 'zod'

/** What is wrong with a value, to follow its name: `"base" is not a path …`. Our own words stand in the schemas. */
export function schemaMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key' && issue.issues[0]) return `has a name that ${schemaMessage(issue.issues[0])}`
  if (issue.code === 'invalid_value') return 'has an unknown value'
  const { message } = issue
  return /^[A-Z]/.test(message)
    ? `is wrong: ${message.replace(/^Invalid input: /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
    : message
}

/** The values that a key takes, where the schema lists them. */
export function schemaHint(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'invalid_value' ? `Write one of: ${issue.values.join(', ')}.` : undefined
}
