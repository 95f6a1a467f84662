import { linesOf, readVaries } from '../../engine/model/compare-output.ts'
import { findDocker } from '../docker/find-docker.ts'
import type { Job, Limits, LineOutcome, Outcome } from '../job.ts'
import { findKubectl } from '../kubernetes/find-kubectl.ts'
import type { Block, Complaint } from '../model.ts'
import { nodeMajor } from '../record/versions.ts'
import type { MayRun } from '../run/check-runs.ts'
import { runJobs } from '../run/session.ts'
import { findIsolation, withFolder } from '../sandbox/isolation.ts'
import { asSeen } from './as-seen.ts'
import { hashOf, keyOf, type Recordings, type Transcript } from './file.ts'
import type { SessionTask } from './session-tasks.ts'
import type { Tool } from './tool.ts'

interface Recorded {
  readonly recordings: Recordings
  readonly complaints: readonly Complaint[]
}

/** Runs sessions with the tool. What it says again, but for what varies, keeps its recording. */
export async function recordSessions(
  tasks: readonly SessionTask[],
  tool: Tool,
  known: Recordings,
  { limits, mayRun }: { readonly limits: Limits; readonly mayRun: MayRun },
): Promise<Recorded> {
  const sandbox = findIsolation()
  const [docker, kubectl] = [findDocker(sandbox), findKubectl()]
  const real = { ...('missing' in docker ? {} : { docker }), ...('missing' in kubectl ? {} : { kubectl }) }
  const unique = new Map(tasks.toReversed().map((task) => [keyOf(task.job), task]))
  const jobs = [...unique].map(([id, { job }]): Job => ({ ...job, id, limits, real, tool }))
  await mayRun(sandbox, jobs.length)
  const recordings: Recordings = { files: { ...known.files }, sessions: { ...known.sessions } }
  const complaints: Complaint[] = []
  await runJobs(jobs, withFolder(sandbox, tool.folder), (outcome) => {
    const task = unique.get(outcome.id) as SessionTask
    const problem = unusable(task, outcome)
    complaints.push(...problem)
    if (problem.length > 0) return
    const fresh = transcriptOf(task, outcome, tool.version)
    const old = known.sessions[outcome.id]
    for (const { text } of task.job.files) recordings.files[hashOf(text)] = linesOf(text, [])
    recordings.sessions[outcome.id] = old && isSame(old, fresh, task.session) ? { ...old, page: fresh.page } : fresh
  })
  return { recordings, complaints }
}

/** Why a run is no recording: it did not end by itself, or did not meet the servers that it is about. */
function unusable(task: SessionTask, outcome: Outcome): readonly Complaint[] {
  if (outcome.error) return [{ ...task.at, message: 'The checker could not run it.', said: outcome.error }]
  if (outcome.lines.some((line) => exitOf(line, task) === undefined)) return task.judge(outcome).complaints
  const { hosts, docker, kubernetes } = task.job
  const wanted = [
    ...(hosts.length > 0 ? ['OpenSSH'] : []),
    ...(docker ? ['Docker'] : []),
    ...(kubernetes ? ['kubectl'] : []),
  ]
  const missing = wanted.filter((name) => !outcome.on.some((one) => one.startsWith(name)))
  if (missing.length === 0) return []
  const hint = 'Record it where these are installed, and the system permits namespaces.'
  return [{ ...task.at, message: `It was not recorded: it did not meet ${missing.join(' and ')}.`, hint }]
}

function transcriptOf({ job, session }: SessionTask, outcome: Outcome, version: string): Transcript {
  const called = new Set(outcome.lines.flatMap(({ commands }) => commands.map(([program = '']) => program)))
  const isMet = (name: string) => name.startsWith('OpenSSH') || called.has(name.split(' ')[0]?.toLowerCase() ?? '')
  return {
    page: session.page.translationKey.replace(/\.md$/, ''),
    version,
    date: new Date().toISOString().slice(0, 10),
    node: nodeMajor,
    on: outcome.on.filter(isMet),
    ...(Object.keys(job.env).length > 0 && { env: job.env }),
    ...(job.interruptAfter && { interruptAfter: job.interruptAfter }),
    files: Object.fromEntries(job.files.map(({ name, text }) => [name, hashOf(text)])),
    ...(outcome.files && { left: { ...outcome.files } }),
    lines: outcome.lines.map((line, index) => ({
      command: job.lines[index] ?? '',
      exit: exitOf(line, { job }) ?? 0,
      output: linesOf(asSeen(line.output), []),
      ...(session.meta.recorded && { calls: line.commands.map((call) => [...call]) }),
    })),
  }
}

/** Exit status as a shell says it; undefined for what was ended by something else than the reader's Ctrl+C. */
function exitOf({ code, signal, stopped }: LineOutcome, { job }: Pick<SessionTask, 'job'>): number | undefined {
  if (stopped) return undefined
  if (signal === 'SIGINT' && job.interruptAfter) return 130
  return code ?? undefined
}

/** Whether a session said the same again. */
function isSame(old: Transcript, fresh: Transcript, { meta }: Block): boolean {
  const varies = readVaries(meta.varies) ?? []
  const told = ({ version, node, on, left, lines }: Transcript) =>
    JSON.stringify([
      version,
      node,
      on,
      left,
      lines.map((line) => ({ ...line, output: linesOf(line.output.join('\n'), varies) })),
    ])
  return told(old) === told(fresh)
}
