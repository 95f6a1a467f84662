import { createHash } from 'node:crypto'
import type { CheckCache } from '../cache.ts'
import { type DockerPrograms, findDocker, type MissingDocker } from '../docker/find-docker.ts'
import { findKubectl, type Kubectl, type MissingKubectl } from '../kubernetes/find-kubectl.ts'
import type { Complaint, Findings, Page, Passed } from '../model.ts'
import { gitlabTasks } from '../yaml/gitlab-task.ts'
import { loadTasks } from '../yaml/load-task.ts'
import { consoleTasks } from './console-tasks.ts'
import { findIsolation, type Isolation } from './isolation.ts'
import type { Job, Limits, Outcome, RealPrograms } from './job.ts'
import { lacksProgram } from './judge.ts'
import { withNeededFiles } from './needed-files.ts'
import { programTasks } from './program-tasks.ts'
import { expectedPrograms } from './real-programs.ts'
import { recordedTasks } from './recorded-tasks.ts'
import { serversOf } from './servers-of.ts'
import { runJobs } from './session.ts'
import type { RunTask } from './task.ts'

/** Whether so many runs may be, in this isolation. */
export type MayRun = (isolation: Isolation, runs: number) => Promise<void>

export interface RunOptions {
  readonly limits: Limits
  /** Asked before anything runs; it throws where the answer is no. */
  readonly mayRun: MayRun
  /** Hears how many runs of how many have ended. */
  readonly onRun?: ((ended: number, all: number) => void) | undefined
}

export interface RunFindings extends Findings {
  /** How many runs there were, apart from those that the cache knew. */
  readonly ran: number
  readonly cached: number
  readonly isolation: Isolation
  /** What `docker` was, for samples that call it. */
  readonly docker: DockerPrograms | MissingDocker
  readonly kubectl: Kubectl | MissingKubectl
  /** How many runs were on each real server, by its name and version. */
  readonly on: ReadonlyMap<string, number>
  /** How many runs had our SSH server, for want of a real one. */
  readonly sshStandIns: number
  /** What was wrong among all the others and right when it was run again alone. */
  readonly recovered: readonly RunTask['at'][]
}

/**
 * Runs what the pages say can be run; equal jobs, such as those of a page in two languages, run once.
 * @param others what is to be run besides, such as probes
 */
export async function checkRuns(
  pages: readonly Page[],
  others: readonly RunTask[],
  cache: CheckCache | undefined,
  { limits, mayRun, onRun = () => {} }: RunOptions,
): Promise<RunFindings> {
  const { jobs, complaints } = planJobs(pages, others)
  const isolation = findIsolation()
  const docker = findDocker(isolation)
  const kubectl = findKubectl()
  const real = { ...('missing' in docker ? {} : { docker }), ...('missing' in kubectl ? {} : { kubectl }) }
  const expected = (id: string) => expectedOn(jobs.get(id)?.[0]?.job, real, isolation)
  const keyOf = (id: string) => cache?.key('run', [id, expected(id)]) ?? ''
  const outcomes = await knownOutcomes([...jobs.keys()], (id) => cache?.get<Outcome>(keyOf(id)))
  const open = [...jobs]
    .filter(([id]) => !outcomes.has(id))
    .map(([id, [task]]) => ({ ...(task as RunTask).job, id, limits, real }))
  if (open.length > 0) await mayRun(isolation, open.length)
  const isRight = (id: string) => (jobs.get(id) ?? []).every((task) => passes(task, outcomes.get(id)))
  const again = await runAll(open, isolation, { outcomes, isRight, onRun })
  const recovered = again.filter(({ id }) => isRight(id)).flatMap(({ id }) => jobs.get(id)?.[0]?.at ?? [])
  const passed: Passed[] = []
  for (const [id, tasks] of jobs) {
    const findings = tasks.map((task) => judged(task, outcomes.get(id)))
    passed.push(...findings.flatMap((one) => one.passed))
    complaints.push(...findings.flatMap((one) => one.complaints))
    // What failed, lacked a program or did not meet the real one that it was to meet, is tried again the next time.
    const isAsExpected = outcomes.get(id)?.on.join() === expected(id).join()
    const isWhole = findings.every((one) => !lacksProgram(one.passed.map(({ block }) => block)))
    if (isRight(id) && isAsExpected && isWhole) await cache?.put(keyOf(id), outcomes.get(id))
  }
  const ran = { ran: open.length, cached: jobs.size - open.length, isolation, docker, kubectl }
  const on = countServers([...outcomes.values()])
  return { passed, complaints, ...ran, on, sshStandIns: countStandIns(jobs, outcomes), recovered }
}

/** What running has to tell: the outcomes, by the ids of their jobs, and how far it is. */
interface Running {
  readonly outcomes: Map<string, Outcome>
  readonly isRight: (id: string) => boolean
  readonly onRun: (ended: number, all: number) => void
}

/** Runs jobs beside each other, then the few that were wrong once more, each alone: it returns those. */
async function runAll(jobs: readonly Job[], isolation: Isolation, running: Running): Promise<readonly Job[]> {
  const { outcomes, isRight, onRun } = running
  const known = outcomes.size
  await runJobs(jobs, isolation, (outcome) => {
    outcomes.set(outcome.id, outcome)
    onRun(outcomes.size - known, jobs.length)
  })
  const again = fewWrong(jobs, isRight)
  for (const job of again) await runJobs([job], isolation, (outcome) => outcomes.set(outcome.id, outcome))
  return again
}

/** A run in fifty may be wrong because of those beside it; where more are, the pages or the packages have changed. */
function fewWrong(jobs: readonly Job[], isRight: (id: string) => boolean): readonly Job[] {
  const wrong = jobs.filter(({ id }) => !isRight(id))
  return wrong.length * 50 < jobs.length ? wrong : []
}

/** How many runs there were on each real server. */
function countServers(outcomes: readonly Outcome[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of outcomes.flatMap(({ on }) => on)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** How many runs of SSH samples did not meet OpenSSH. */
function countStandIns(jobs: Map<string, RunTask[]>, outcomes: ReadonlyMap<string, Outcome>): number {
  const ids = [...jobs].filter(([, [task]]) => task?.job.hosts.length).map(([id]) => id)
  return ids.filter((id) => !outcomes.get(id)?.on.some((name) => name.startsWith('OpenSSH'))).length
}

/** The real servers and programs that a job is to meet. */
function expectedOn(job: RunTask['job'] | undefined, real: RealPrograms, isolation: Isolation): string[] {
  return job ? [...serversOf(job, isolation.prefix.length > 0), ...expectedPrograms(job, real)] : []
}

/** What there is to run, equal jobs together under one id, and what cannot even be tried. Sessions with the tool are recorded. */
function planJobs(
  pages: readonly Page[],
  others: readonly RunTask[],
): { jobs: Map<string, RunTask[]>; complaints: Complaint[] } {
  const jobs = new Map<string, RunTask[]>()
  const complaints: Complaint[] = []
  for (const task of [...pages.flatMap(tasksOf), ...others]) {
    if (!('job' in task)) {
      complaints.push(task)
      continue
    }
    if (task.session) continue
    const id = createHash('sha256').update(JSON.stringify(task.job)).digest('hex').slice(0, 16)
    jobs.set(id, [...(jobs.get(id) ?? []), task])
  }
  return { jobs, complaints }
}

function tasksOf(page: Page): (RunTask | Complaint)[] {
  const tasks = [programTasks, consoleTasks, recordedTasks, loadTasks, gitlabTasks].flatMap((find) => find(page))
  // Of a pair, all that is left counts; a session is known by its files.
  const isWhole = (task: RunTask) => task.job.listsFiles || task.session
  return tasks.map((task) =>
    'job' in task && !isWhole(task) ? { ...task, job: withNeededFiles(task.job, page) } : task,
  )
}

async function knownOutcomes(
  ids: readonly string[],
  find: (id: string) => Promise<Outcome | undefined> | undefined,
): Promise<Map<string, Outcome>> {
  const outcomes = await Promise.all(ids.map(async (id) => [id, await find(id)] as const))
  return new Map(outcomes.flatMap(([id, outcome]) => (outcome ? [[id, outcome] as const] : [])))
}

function passes(task: RunTask, outcome: Outcome | undefined): boolean {
  if (judged(task, outcome).complaints.length > 0) return false
  return !outcome || !task.agrees || task.agrees(outcome)
}

function judged(task: RunTask, outcome: Outcome | undefined): Findings {
  if (outcome && !outcome.error) {
    const { passed, complaints } = task.judge(outcome)
    const met = outcome.on.length > 0 && { on: outcome.on }
    return { passed: passed.map((one) => ({ ...one, outcome, ...met })), complaints }
  }
  const said = outcome?.error ?? 'There is no outcome.'
  return { passed: [], complaints: [{ ...task.at, message: 'The checker could not run it.', said }] }
}
