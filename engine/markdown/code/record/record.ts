import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Fields in the order in which an entry is written: one that comes back from the disk is the same line. */
const entry = z.strictObject({
  how: z.enum(['run', 'tool', 'recorded', 'compiled', 'parsed']),
  /** Day of the check: `2026-11-21`. */
  date: z.iso.date(),
  /** Hash of the packages that it was checked against. */
  packages: z.string(),
  /** Major version of Node. */
  node: z.number(),
  /** Hash of what it printed, or of the commands that were recorded. */
  output: z.string().optional(),
  /** Colours of the screen that it drew in a terminal. */
  screen: z.string().optional(),
  /** The servers that it ran against: `OpenSSH 9.2`. */
  on: z.union([z.string(), z.array(z.string())]).optional(),
})

const recordSchema = z.strictObject({
  /** Version of the packages that all entries were checked against. */
  version: z.string(),
  samples: z.record(z.string(), entry),
})

export type RecordEntry = z.infer<typeof entry>
export type ExampleRecord = z.infer<typeof recordSchema>

/** Where the record is, from the site's root. It is committed: a fresh clone shows true dates. */
export const recordFile = 'content/examples.json'

/** Reads the record; a site without samples has none. @throws when it is not a record. */
export function readRecord(file: string): ExampleRecord {
  if (!existsSync(file)) return { version: '', samples: {} }
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes the record, sorted, so that a change of one sample is a change of one line. */
export function writeRecord(file: string, { version, samples }: ExampleRecord): void {
  const lines = Object.entries(samples)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
  const head = `{\n  "version": ${JSON.stringify(version)},\n  "samples": {`
  writeFileSync(file, `${head}\n${lines.join(',\n')}\n  }\n}\n`)
}

/** One line, as the formatter of this project writes it. */
function spaced(value: RecordEntry): string {
  const fields = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`)
  return `{ ${fields.join(', ')} }`
}
