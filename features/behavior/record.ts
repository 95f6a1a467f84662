import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** What a probe found in one environment. */
const finding = z.strictObject({
  /** What it printed: one value, or several by their keys. */
  found: z.union([z.string(), z.record(z.string(), z.string())]),
  /** What answered: `OpenSSH 9.2`; absent where nothing but this machine did. */
  against: z.string().optional(),
  /** Day of the run: `2026-11-21`. */
  date: z.iso.date(),
  /** Major version of Node. */
  node: z.number(),
  /** Hash of the packages. */
  packages: z.string(),
})

const entry = z.strictObject({
  /** Hash of the program and of what it shares with the others. */
  program: z.string(),
  environments: z.record(z.string(), finding),
})

const recordSchema = z.strictObject({ version: z.string(), probes: z.record(z.string(), entry) })

export type Finding = z.infer<typeof finding>
export type ProbeEntry = z.infer<typeof entry>
export type ProbeRecord = z.infer<typeof recordSchema>

/** Where the record is, from the site's root. It is committed, like that of the samples. */
export const probesFile = 'content/probes.json'

/** Reads the record; a site without probes has none. @throws when it is not a record. */
export function readProbeRecord(file: string): ProbeRecord {
  if (!existsSync(file)) return { version: '', probes: {} }
  return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes the record, sorted, one finding a line: a change of one is a change of one line. */
export function writeProbeRecord(file: string, { version, probes }: ProbeRecord): void {
  const written = Object.entries(probes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { program, environments }]) => {
      const lines = Object.entries(environments).map(([place, one]) => `        "${place}": ${JSON.stringify(one)}`)
      const head = `    "${name}": {\n      "program": "${program}",\n      "environments": {`
      return `${head}\n${lines.join(',\n')}\n      }\n    }`
    })
  writeFileSync(file, `{\n  "version": "${version}",\n  "probes": {\n${written.join(',\n')}\n  }\n}\n`)
}
