import type { ExampleRecord } from '../../engine/markdown/code/record/record.ts'
import type { Job, Limits, Outcome } from '../job.ts'
import type { Findings, Page, Passed } from '../model.ts'
import type { ImportedPackages } from '../record/imported-packages.ts'
import { recordKey } from '../record/update.ts'
import type { Isolation } from '../sandbox/isolation.ts'
import { type Here, lackedBy, lookAround, realPrograms } from './here.ts'
import { missingPrograms } from './judge.ts'
import { type Plan, type PlannedTask, planRuns } from './plan.ts'
import { expectedPrograms } from './real-programs.ts'
import { runJobs } from './session.ts'
import type { RunTask } from './task.ts'
import { tried } from './tried.ts'

/** Whether so many runs may be, in this isolation. */
export type MayRun = (isolation: Isolation, runs: number) => Promise<boolean>

export interface RunOptions {
  readonly limits: Limits
  /** Asked before anything runs. */
  readonly mayRun: MayRun
  /** Is told which programs are missing for what is to run, and may install them. */
  readonly provide?: ((programs: readonly string[]) => Promise<void>) | undefined
  /** Hears how many runs of how many have ended. */
  readonly onRun?: ((ended: number, all: number) => void) | undefined
}

/** The record of earlier checks, as far as it counts with this code. */
export interface KnownRuns {
  readonly keys: ReadonlySet<string>
  readonly samples: ExampleRecord['samples']
  readonly packages: ImportedPackages
  /** How much of what stands in the record is run again. */
  readonly again: 'all' | 'some' | 'none'
}

export interface RunFindings extends Findings {
  /** How many runs there were; `again` of them are in the record, and `stands` more are there and were not run. */
  readonly ran: number
  readonly again: number
  readonly stands: number
  /** Keys of the tasks that stand in the record or passed now. */
  readonly keys: readonly string[]
  /** Tasks that could not be run here, by what is lacking: how many the record has, and which it does not have. */
  readonly lacking: ReadonlyMap<string, { readonly stand: number; readonly open: readonly RunTask['at'][] }>
  readonly here: Here
  /** How many runs were on each real server, by its name and version. */
  readonly on: ReadonlyMap<string, number>
}

/**
 * Runs what the pages say can be run and the record does not have, and some of what it has. What needs a server that is not
 * here is not run: its entry stands.
 * @param others tasks besides, such as probes
 */
export async function checkRuns(
  pages: readonly Page[],
  others: readonly RunTask[],
  known: KnownRuns,
  { limits, mayRun, provide = async () => {}, onRun = () => {} }: RunOptions,
): Promise<RunFindings> {
  const { plans, complaints } = planRuns(pages, others, known.packages)
  const here = lookAround()
  const standing = new Set(plans.filter(({ tasks }) => tasks.every(({ key }) => known.keys.has(key()))))
  const stands = (plan: Plan) => standing.has(plan)
  const wanting = plans.filter((plan) => known.again === 'all' || !stands(plan)).flatMap(({ tasks }) => tasks)
  await provide(wanting.flatMap(({ judged: blocks }) => missingPrograms(blocks)))
  const lackOf = ({ tasks }: Plan) => [...new Set(tasks.flatMap((task) => lackedBy(task, here)))].join(', ')
  const possible = plans.filter((plan) => lackOf(plan) === '')
  const open = possible.filter((plan) => !stands(plan))
  const again = known.again === 'none' ? [] : possible.filter(stands)
  const wanted = [...open, ...(known.again === 'all' ? again : tried(again))]
  const mayAll = wanted.length === 0 || (await mayRun(here.isolation, wanted.length))
  const outcomes = await runAll(mayAll ? wanted : [], { here, limits, onRun })
  const running = wanted.filter((plan) => unmetBy(plan, outcomes.get(plan.id), here) === '')
  const findings = running.flatMap(({ id, tasks }) => tasks.map((task) => judged(task, outcomes.get(id))))
  const left = plans.filter((plan) => !running.includes(plan))
  const reasonOf = (plan: Plan) => (wanted.includes(plan) ? unmetBy(plan, outcomes.get(plan.id), here) : '')
  return {
    passed: [...findings.flatMap((one) => one.passed), ...left.flatMap((plan) => recorded(plan, known))],
    complaints: [...complaints, ...findings.flatMap((one) => one.complaints)],
    ran: running.length,
    again: running.filter(stands).length,
    stands: left.filter(stands).length,
    keys: [
      ...left.flatMap(({ tasks }) => tasks.map(({ key }) => key())).filter((key) => known.keys.has(key)),
      ...running.flatMap(({ tasks }) => tasks).flatMap(({ key }, index) => (isRight(findings[index]) ? [key()] : [])),
    ],
    lacking: lackingIn(left, (plan) => lackOf(plan) || reasonOf(plan), stands),
    here,
    on: countServers([...outcomes.values()]),
  }
}

async function runAll(
  plans: readonly Plan[],
  { here, limits, onRun }: Pick<RunOptions, 'limits'> & Required<Pick<RunOptions, 'onRun'>> & { here: Here },
): Promise<ReadonlyMap<string, Outcome>> {
  const real = realPrograms(here)
  const jobs = plans.map(({ id, tasks }): Job => ({ ...(tasks[0] as PlannedTask).job, id, limits, real }))
  const outcomes = new Map<string, Outcome>()
  await runJobs(jobs, here.isolation, (outcome) => {
    outcomes.set(outcome.id, outcome)
    onRun?.(outcomes.size, jobs.length)
  })
  return outcomes
}

/** The servers that a run was to meet and did not, such as a Docker daemon that does not start here: it counts for nothing. */
function unmetBy({ tasks: [task] }: Plan, outcome: Outcome | undefined, here: Here): string {
  if (!task || !outcome) return 'a sandbox'
  if (outcome.error !== undefined) return ''
  const expected = expectedPrograms(task.job, realPrograms(here))
  const unmet = expected.filter((name) => !outcome.on.includes(name))
  return unmet.map((name) => `${name}, which does not start`).join(', ')
}

/** The blocks of tasks that were not run, as the record has them. */
function recorded({ tasks }: Plan, { keys, samples }: KnownRuns): Passed[] {
  for (const task of tasks) if (keys.has(task.key())) task.stands?.()
  return tasks.flatMap(({ judged }) =>
    judged.flatMap((block) => {
      const entry = samples[recordKey(block)]
      return entry && !block.meta.output ? [{ block, how: entry.how, kept: entry }] : []
    }),
  )
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

function isRight(findings: Findings | undefined): boolean {
  return findings?.complaints.length === 0
}

/** How many runs there were on each real server. */
function countServers(outcomes: readonly Outcome[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of outcomes.flatMap(({ on }) => on)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function lackingIn(plans: readonly Plan[], lackOf: (plan: Plan) => string, stands: (plan: Plan) => boolean) {
  const lacking = new Map<string, { stand: number; open: RunTask['at'][] }>()
  for (const plan of plans) {
    const what = lackOf(plan)
    if (what === '') continue
    const group = lacking.get(what) ?? { stand: 0, open: [] }
    if (stands(plan)) group.stand += 1
    else group.open.push((plan.tasks[0] as PlannedTask).at)
    lacking.set(what, group)
  }
  return lacking
}
