import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Checks that passed, each by a key over all that its result depends on, and the code that made them. */
const passed = z.strictObject({
  /** Hash of the code that runs, compiles or judges: a record of other code says nothing. */
  by: z.string(),
  keys: z.array(z.string()).readonly(),
})

const recordSchema = z.strictObject({ runs: passed, compiled: passed })

export type CheckedRecord = z.infer<typeof recordSchema>
export type CheckedKind = keyof CheckedRecord

/** Where the record is, from the site's root. It is committed: a fresh clone runs only what has changed. */
export const checkedFile = 'content/checked.json'

/** Reads the record; a site that has none has nothing in it. @throws when it is not a record. */
export function readChecked(file: string): CheckedRecord {
  if (!existsSync(file)) return { runs: { by: '', keys: [] }, compiled: { by: '', keys: [] } }
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes the record, sorted, one key a line: a change of one sample is a change of one line. */
export function writeChecked(file: string, record: CheckedRecord): void {
  const sorted = ({ by, keys }: CheckedRecord[CheckedKind]) => ({ by, keys: [...new Set(keys)].sort() })
  writeFileSync(file, `${JSON.stringify({ runs: sorted(record.runs), compiled: sorted(record.compiled) }, null, 2)}\n`)
}

/** The keys that count with this code. */
export function keysBy(by: string, { by: known, keys }: CheckedRecord[CheckedKind]): ReadonlySet<string> {
  return new Set(by === known ? keys : [])
}

/** Key of a check: a hash of what its result depends on. */
export function keyOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 16)
}
