import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { duration } from '../duration.ts'
import type { ParallelSettings } from '../outcomes.ts'
import type { Lane, Line, Picture } from '../picture.ts'
import { timingStrings } from '../strings.ts'
import { optionalNumber } from '../typed-number.ts'
import type { Values, View } from '../view.ts'
import type { ParallelWords } from '../wording.ts'
import { jobsProblem, readJobs } from './jobs.ts'
import { type ParallelSchedule, parallelSchedule, type Run } from './schedule.ts'

/** Commands of a list, and how many of them run at a time. */
export const parallelView: View = {
  fields: [
    { kind: 'text', name: 'jobs', initial: '3 1! 2 4 1', problem: jobsProblem },
    { kind: 'number', name: 'maxConcurrency', initial: '2', min: 1, max: 20, whole: true, optional: true },
    { kind: 'choice', name: 'method', initial: 'settled', values: ['settled', 'all'] },
    { kind: 'switch', name: 'stopOnError', initial: 'no', when: ({ method }) => method !== 'all' },
    { kind: 'switch', name: 'nothrow', initial: 'no' },
  ],
  words: (locale) => labelsIn(timingStrings, { code: locale }).parallel,
  draw: async (values, locale) => drawn(await parallelSchedule(settingsOf(values)), settingsOf(values), locale),
  code,
}

/** The settings of values that have no problem. */
export function settingsOf(values: Values): ParallelSettings {
  return {
    jobs: readJobs(values.jobs ?? ''),
    method: values.method === 'all' ? 'all' : 'settled',
    maxConcurrency: optionalNumber(values.maxConcurrency ?? ''),
    stopOnError: values.stopOnError === 'yes',
    nothrow: values.nothrow === 'yes',
  }
}

function drawn({ runs, end, outcome }: ParallelSchedule, settings: ParallelSettings, locale: LocaleCode): Picture {
  const words = labelsIn(timingStrings, { code: locale }).parallel
  const { jobs } = settings
  const started = runs.filter((run) => run !== undefined).length
  const lineOf = (index: number): Line => (jobs[index]?.fails ? 'fail' : 'work')
  const stateOf = (run: Run, index: number) =>
    run === undefined ? words.notStarted : jobs[index]?.fails ? words.fails : words.succeeds
  return {
    lanes: runs.map((run, index) => laneOf(run, words.lane(index + 1, stateOf(run, index)), lineOf(index))),
    end,
    legend: legendOf(
      runs,
      jobs.map(({ fails }) => fails),
      words,
    ),
    headline: words.headline(duration(end, locale), maxAtOnce(runs), jobs.length - started),
    notes: words.notes(outcome, settings),
    columns: words.columns,
    rows: runs.map((run, index) => [
      `${index + 1}`,
      run ? duration(run.start, locale) : words.never,
      run ? duration(run.end, locale) : words.never,
      stateOf(run, index),
    ]),
  }
}

function laneOf(run: Run, label: string, line: Line): Lane {
  if (!run) return { label, bars: [], cuts: [] }
  const wait = run.start > 0 ? [{ from: 0, to: run.start, line: 'wait' as const }] : []
  return { label, bars: [...wait, { from: run.start, to: run.end, line }], cuts: [] }
}

/** How many commands run at a time at most. One that starts when another ends comes after it. */
export function maxAtOnce(runs: readonly Run[]): number {
  const all = runs.filter((run) => run !== undefined)
  return Math.max(0, ...all.map(({ start }) => all.filter((one) => one.start <= start && start < one.end).length))
}

function legendOf(runs: readonly Run[], fails: readonly boolean[], words: ParallelWords): Picture['legend'] {
  const has = (failing: boolean) => runs.some((run, index) => run !== undefined && fails[index] === failing)
  return {
    ...(has(false) && { work: words.succeeds }),
    ...(has(true) && { fail: words.fails }),
    ...(runs.some((run) => (run?.start ?? 0) > 0) && { wait: words.waits }),
  }
}

function code(values: Values): string {
  const { jobs, method, maxConcurrency, stopOnError, nothrow } = settingsOf(values)
  const line = ({ seconds, fails }: (typeof jobs)[number]) => `sleep ${seconds}${fails ? '; exit 1' : ''}`
  const command = (job: (typeof jobs)[number]) => (nothrow ? `$\`${line(job)}\`.nothrow()` : `'${line(job)}'`)
  const stops = stopOnError && method === 'settled'
  const options = [
    ...(maxConcurrency ? [`maxConcurrency: ${maxConcurrency}`] : []),
    ...(stops ? ['stopOnError: true'] : []),
  ]
  const words = options.length > 0 ? `commands, { ${options.join(', ')} }` : 'commands'
  const list = `import { $ } from '@xec-sh/core';

const commands = [
${jobs.map((job) => `  ${command(job)},\n`).join('')}];

`
  return list + (method === 'all' ? allCode(words) : settledCode(words))
}

const settledCode = (words: string) => `const { succeeded, failed } = await $.parallel.settled(${words});
console.log(\`\${succeeded.length} succeeded, \${failed.length} failed\`);
`

const allCode = (words: string) => `try {
  const results = await $.parallel.all(${words});
  console.log(\`\${results.length} succeeded\`);
} catch (error) {
  console.error((error as Error).message);
}
`
