import type { Limits, Outcome } from '../job.ts'
import type { Complaint, Findings, Page, Passed } from '../model.ts'
import type { MayRun } from '../run/check-runs.ts'
import { keyOf, type Recordings, type Transcript } from './file.ts'
import { recordSessions } from './record-sessions.ts'
import { type SessionTask, sessionTasks } from './session-tasks.ts'
import type { Tool } from './tool.ts'
import { howToRecord, unrecorded } from './unrecorded.ts'

export interface SessionFindings extends Findings {
  /** How many sessions there are on the pages. */
  readonly sessions: number
  /** All recordings as they are to be kept; undefined where none was made now. */
  readonly recorded?: Recordings
}

interface Recording {
  readonly known: Recordings
  /** Version of the packages, which has to be that of the tool. */
  readonly version: string
  /** Where it is given, the sessions run with it. */
  readonly tool?: Tool
  readonly limits: Limits
  readonly mayRun: MayRun
}

/**
 * Compares the sessions of pages with what was recorded, with the tool or long ago.
 * @param all every page of the site: a recording that none of them has any more is not kept
 */
export async function checkSessions(
  pages: readonly Page[],
  all: readonly Page[],
  { known, version, tool, ...how }: Recording,
): Promise<SessionFindings> {
  const tasks = pages.flatMap(sessionTasks)
  const made = tool && (await recordSessions(tasks, tool, known, how))
  const recordings = made?.recordings ?? known
  // What could not be recorded has been complained about.
  const compared = made ? tasks.filter(({ job }) => keyOf(job) in recordings.sessions) : tasks
  const findings = compared.map((task) => judged(task, recordings, version))
  return {
    sessions: tasks.length,
    passed: findings.flatMap(({ passed }) => passed),
    complaints: [...(made?.complaints ?? []), ...findings.flatMap(({ complaints }) => complaints)],
    ...(made && { recorded: inUse(recordings, all) }),
  }
}

function judged(task: SessionTask, recordings: Recordings, version: string): Findings {
  const transcript = recordings.sessions[keyOf(task.job)]
  const fail = (complaint: Complaint): Findings => ({ passed: [], complaints: [complaint] })
  if (!transcript) return fail(unrecorded(task, recordings))
  const hint = howToRecord(task.session)
  if (transcript.version !== version) {
    return fail({ ...task.at, message: `This session is one with ${transcript.version}, not ${version}.`, hint })
  }
  const outcome = outcomeOf(transcript)
  const { passed, complaints } = task.judge(outcome)
  const { date, node, on } = transcript
  const recorded = passed.map(
    (one): Passed => ({ ...one, outcome, recorded: { date, node }, ...(on.length > 0 && { on }) }),
  )
  return {
    passed: recorded,
    complaints: complaints.map((one) => ({ ...one, hint: one.hint ?? `Write what was recorded. ${hint}` })),
  }
}

/** A recording as if the session had run now. */
function outcomeOf({ on, lines, left }: Transcript): Outcome {
  const outcomes = lines.map(({ output, exit, calls = [] }) => {
    return { output: output.join('\n'), code: exit, signal: null, milliseconds: 0, commands: calls }
  })
  return { id: '', on, lines: outcomes, ...(left && { files: left }) }
}

function inUse({ files, sessions }: Recordings, all: readonly Page[]): Recordings {
  const keys = new Set(all.flatMap(sessionTasks).map(({ job }) => keyOf(job)))
  const used = Object.entries(sessions).filter(([key]) => keys.has(key))
  const hashes = new Set(used.flatMap(([, transcript]) => Object.values(transcript.files)))
  return {
    files: Object.fromEntries(Object.entries(files).filter(([hash]) => hashes.has(hash))),
    sessions: Object.fromEntries(used),
  }
}
