import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jitterShare, type RetryOptions, retrySchedule } from '../../../features/timing/retries/schedule.ts'
import { fakeEngine } from './fake-engine.ts'

const usual = { maxRetries: 3, initialDelay: 100, backoffMultiplier: 2, maxDelay: 30_000, jitter: false, takes: 200 }
const lists: readonly RetryOptions[] = [
  { ...usual, succeeds: undefined },
  { ...usual, succeeds: 1 },
  { ...usual, succeeds: 3 },
  { ...usual, maxRetries: 0, succeeds: undefined },
  { ...usual, maxRetries: 10, maxDelay: 700, succeeds: undefined },
  { ...usual, maxRetries: 4, backoffMultiplier: 1, succeeds: 5 },
  { ...usual, maxRetries: 4, backoffMultiplier: 0, succeeds: 9 },
  { ...usual, maxRetries: 5, initialDelay: 333, backoffMultiplier: 1.5, takes: 0, succeeds: undefined },
  { ...usual, maxRetries: 2, initialDelay: 0, succeeds: undefined },
]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Attempts and waits of the published engine, in the time of fake timers. */
async function publishedRetry({ takes, succeeds, ...retry }: RetryOptions) {
  vi.setSystemTime(0)
  const { $, notes } = fakeEngine((succeeds ?? Infinity) - 1)
  const waits: number[] = []
  const onRetry = (_attempt: number, _result: unknown, wait: number) => waits.push(wait)
  const ended = $.retry({ ...retry, onRetry }).raw`${takes / 1000}`.nothrow().then(() => {})
  await vi.advanceTimersByTimeAsync(600_000)
  await ended
  return { starts: notes.map(({ start }) => start), ends: notes.map(({ end }) => end), waits }
}

describe('the attempts that are drawn', () => {
  it.each(lists)('are those of the published engine: %j', async (options) => {
    vi.useRealTimers()
    const drawn = await retrySchedule(options)
    vi.useFakeTimers({ now: 0 })
    const { starts, ends, waits } = await publishedRetry(options)
    expect(drawn.flatMap(({ wait }) => wait ?? [])).toEqual(waits)
    // Timers know whole milliseconds alone.
    const near = (moments: readonly number[]) => moments.map((moment) => Math.round(moment / 10))
    expect(near(drawn.map(({ start }) => start))).toEqual(near(starts))
    expect(near(drawn.map(({ end }) => end))).toEqual(near(ends))
  })

  it.each([
    [0, 1 - jitterShare],
    [0.5, 1],
    [1, 1 + jitterShare],
  ])('have jitter around their waits: chance %d, factor %d', async (chance, factor) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { waits } = await publishedRetry({ ...usual, jitter: true, succeeds: undefined })
    expect(waits).toEqual([100, 200, 400].map((wait) => wait * factor))
  })
})
