import type { Block, Complaint, Page } from '../model.ts'
import { keyOf } from '../record/checked.ts'
import type { ImportedPackages } from '../record/imported-packages.ts'
import { consoleTasks } from './console-tasks.ts'
import { gitlabTasks } from './gitlab-task.ts'
import { isOfLaterNode } from './judge.ts'
import { loadTasks } from './load-task.ts'
import { withNeededFiles } from './needed-files.ts'
import { programTasks } from './program-tasks.ts'
import { recordedTasks } from './recorded-tasks.ts'
import type { RunTask } from './task.ts'

/** A task, and its key in the record; that of a probe changes with what it finds. */
export interface PlannedTask extends RunTask {
  readonly key: () => string
}

/** Tasks with equal jobs, such as those of a page in two languages: the job is run once. */
export interface Plan {
  readonly id: string
  readonly tasks: readonly PlannedTask[]
}

/**
 * Plans what the pages say can be run, and what cannot even be tried. Sessions with the tool are no part: recordings answer
 * for them.
 * @param others tasks besides, such as probes
 */
export function planRuns(
  pages: readonly Page[],
  others: readonly RunTask[],
  packages: ImportedPackages,
): { readonly plans: readonly Plan[]; readonly complaints: readonly Complaint[] } {
  const plans = new Map<string, PlannedTask[]>()
  const complaints: Complaint[] = []
  for (const task of [...pages.flatMap(tasksOf), ...others]) {
    if (!('job' in task)) complaints.push(task)
    else if (!task.session) {
      const id = keyOf(task.job)
      plans.set(id, [...(plans.get(id) ?? []), { ...task, key: () => recordKeyOf(task, packages) }])
    }
  }
  return { plans: [...plans].map(([id, tasks]) => ({ id, tasks })), complaints }
}

function tasksOf(page: Page): (RunTask | Complaint)[] {
  const tasks = [programTasks, consoleTasks, recordedTasks, loadTasks, gitlabTasks].flatMap((find) => find(page))
  // Of a pair, all that is left counts; a session is known by its files.
  const isWhole = (task: RunTask) => task.job.listsFiles || task.session
  return tasks.map((task) =>
    'job' in task && !isWhole(task) ? { ...task, job: withNeededFiles(task.job, page) } : task,
  )
}

/** Key over all that the verdict of a task depends on, but for the code that runs and judges it. */
function recordKeyOf({ job, judged, found }: RunTask, packages: ImportedPackages): string {
  const blocks = [...new Set([...judged, ...judged.flatMap(pairOf)])]
  const texts = [...job.lines, ...job.files.map(({ text }) => text)]
  const programs = judged.flatMap(({ meta }) => meta.needs?.split(/\s+/) ?? [])
  return keyOf([
    job,
    blocks.map(({ language, metaText, text, side }) => [language, metaText, text, side?.pair.differs]),
    packages.of(texts, programs),
    found?.(),
    ...(judged.some(isOfLaterNode) ? ['later Node'] : []),
  ])
}

/** The blocks on both sides of a block's pair: a pair is compared as a whole, or not at all. */
function pairOf({ side, page }: Block): readonly Block[] {
  return side ? page.blocks.filter((other) => other.side?.pair === side.pair) : []
}
