import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { RunTask } from '../run/task.ts'

const line = z.strictObject({
  command: z.string(),
  /** Exit status, as the shell says it: 130 after Ctrl+C. */
  exit: z.number(),
  /** Lines of what it printed. */
  output: z.array(z.string()),
  /** What docker and kubectl were called with, where the page shows that. */
  calls: z.array(z.array(z.string())).optional(),
})

const transcript = z.strictObject({
  /** The first page that has it: `docs/commands/built-in/on`. */
  page: z.string(),
  /** Version of the tool. */
  version: z.string(),
  /** Day of the recording. */
  date: z.iso.date(),
  /** Major version of Node. */
  node: z.number(),
  /** The real servers and programs that it met. */
  on: z.array(z.string()),
  env: z.record(z.string(), z.string()).optional(),
  /** Ctrl+C was pressed once the output had this text. */
  interruptAfter: z.string().optional(),
  /** The files in the working directory, each by the hash of its text. */
  files: z.record(z.string(), z.string()),
  /** What they left in the working directory besides, or changed there: hashes of the contents. Only on one side of a pair. */
  left: z.record(z.string(), z.string()).optional(),
  lines: z.array(line),
})

const recordings = z.strictObject({
  /** Lines of the files, which sessions of a page share, by their hashes. */
  files: z.record(z.string(), z.array(z.string())),
  sessions: z.record(z.string(), transcript),
})

/** A terminal session with the tool, as it was recorded. */
export type Transcript = z.infer<typeof transcript>
/** Transcripts by their keys, and the files that they name. */
export type Recordings = z.infer<typeof recordings>

/** Where the recordings are, from the site's root. */
export const recordingsFile = 'content/sessions.json'

/** What a session is made of: pages in two languages with the same commands and files share a transcript. */
export function keyOf({ files, lines, env, interruptAfter, listsFiles }: RunTask['job']): string {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, text }) => [name, text])
  return hashOf(
    JSON.stringify([sorted, lines, Object.entries(env).sort(), interruptAfter ?? '', ...(listsFiles ? ['left'] : [])]),
  )
}

/** Name of a file's text in the recordings. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Reads the recordings; a site without sessions has none. @throws when the file is not of this kind. */
export function readRecordings(file: string): Recordings {
  if (!existsSync(file)) return { files: {}, sessions: {} }
  return recordings.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes the recordings in order, so that a new one changes the lines of its own session alone. */
export function writeRecordings(file: string, { files, sessions }: Recordings): void {
  const place = ([key, { page }]: [string, Transcript]) => `${page}\0${key}`
  const sorted = {
    files: Object.fromEntries(Object.entries(files).sort()),
    sessions: Object.fromEntries(Object.entries(sessions).sort((a, b) => (place(a) < place(b) ? -1 : 1))),
  }
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`)
}
