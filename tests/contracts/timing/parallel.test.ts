import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ParallelSettings } from '../../../features/timing/outcomes.ts'
import { jobsProblem, readJobs } from '../../../features/timing/parallel/jobs.ts'
import { parallelSchedule } from '../../../features/timing/parallel/schedule.ts'
import { maxAtOnce } from '../../../features/timing/parallel/view.ts'
import { fakeEngine } from './fake-engine.ts'

const usual = { method: 'settled', maxConcurrency: undefined, stopOnError: false, nothrow: false } as const
const lists: readonly [string, Omit<ParallelSettings, 'jobs'>][] = [
  ['3 1 2 4 1.5', usual],
  ['3 1! 2 4 1.5', { ...usual, maxConcurrency: 2 }],
  ['3 1! 2 4 1.5', { ...usual, maxConcurrency: 2, stopOnError: true }],
  ['3 1! 2 4 1.5', { ...usual, maxConcurrency: 2, stopOnError: true, nothrow: true }],
  ['3 1! 2 4 1.5', { ...usual, stopOnError: true }],
  ['3 1! 2 4! 1.5', { ...usual, method: 'all', maxConcurrency: 2 }],
  ['3 1! 2 4! 1.5', { ...usual, method: 'all' }],
  ['3 1 2 4 1.5', { ...usual, method: 'all', maxConcurrency: 3 }],
  ['2', { ...usual, maxConcurrency: 20 }],
]

afterEach(() => {
  vi.useRealTimers()
})

/** A template that is all text: values would be quoted. */
const template = (text: string) => Object.assign([text], { raw: [text] }) as TemplateStringsArray

/** What the published engine does with such a list, in the time of fake timers. */
async function publishedParallel(text: string, settings: Omit<ParallelSettings, 'jobs'>) {
  vi.useFakeTimers({ now: 0 })
  const { $, notes } = fakeEngine()
  const { nothrow, maxConcurrency, stopOnError } = settings
  const words = text.split(' ')
  const commands = words.map((word) => (nothrow ? $(template(word)).nothrow() : word))
  const numbers = (results: readonly { readonly command: string }[]) =>
    results.map(({ command }) => words.indexOf(command))
  const outcome =
    settings.method === 'all'
      ? $.parallel.all(commands, { maxConcurrency }).then(
          (results) => ({ kind: 'list', order: numbers(results) }),
          (error) => ({ kind: 'error', command: words.indexOf(error.command) }),
        )
      : $.parallel.settled(commands, { maxConcurrency, stopOnError }).then(({ results, succeeded, failed }) => ({
          kind: 'report',
          results: results.length,
          succeeded: numbers(succeeded),
          failed: numbers(failed as unknown as { command: string }[]),
        }))
  await vi.advanceTimersByTimeAsync(600_000)
  const runs = words.map((word) => {
    const note = notes.find(({ command }) => command === word)
    return note && { start: note.start, end: note.end }
  })
  return { runs, end: Math.max(...notes.map(({ end }) => end)), outcome: await outcome }
}

describe('the commands that are drawn', () => {
  it.each(lists)('run as in the published engine: %s, %j', async (text, settings) => {
    const drawn = await parallelSchedule({ jobs: readJobs(text), ...settings })
    expect(drawn).toEqual(await publishedParallel(text, settings))
  })

  it('are counted where they run at the same time', async () => {
    const { runs } = await parallelSchedule({ jobs: readJobs('3, 1, 2, 4'), ...usual, maxConcurrency: 3 })
    expect(maxAtOnce(runs)).toBe(3)
  })
})

describe('a list of durations', () => {
  it.each(['', 'abc', '3 -1', '1 2!!', '4000', '1 '.repeat(21)])('that cannot be drawn is named: "%s"', (text) => {
    expect(jobsProblem(text, 'en')).toMatch(/\.$/)
    expect(jobsProblem(text, 'ru')).toMatch(/[а-я]/)
  })

  it('may have commas, semicolons and lines', () => {
    expect(jobsProblem('1, 2!;3.5\n4', 'en')).toBeUndefined()
    expect(readJobs('1, 2!;3.5\n4').map(({ seconds }) => seconds)).toEqual([1, 2, 3.5, 4])
  })
})
