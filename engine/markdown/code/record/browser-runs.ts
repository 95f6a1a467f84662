import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const entry = z.strictObject({
  /** Hash of all that the run depended on: the program, its files and variables, and the recorded output. */
  of: z.string(),
  /** Files that it needs, by their paths. */
  files: z.record(z.string(), z.string()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  /** It and its files have no types: nothing has to be taken out. */
  plain: z.literal(true).optional(),
  /** What differs from run to run, as the page says it. */
  varies: z.string().optional(),
})

const schema = z.strictObject({
  /** File of the program that ran them, whose name has a hash of all its code and packages. */
  by: z.string(),
  samples: z.record(z.string(), entry),
})

export type BrowserRuns = z.infer<typeof schema>

/** Which samples print in a browser what was recorded, by their fingerprints. It is committed. */
export const browserRunsFile = 'content/browser-runs.json'

/** Reads the record; a site without one has no sample with a button. @throws when it is not a record. */
export function readBrowserRuns(file: string): BrowserRuns {
  if (!existsSync(file)) return { by: '', samples: {} }
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
