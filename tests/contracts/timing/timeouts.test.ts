import { describe, expect, it } from 'vitest'
import { timeoutSchedule } from '../../../features/timing/timeouts/schedule.ts'

describe('the schedule of a timeout', () => {
  const usual = { place: 'local', connect: 0, takes: 5000, timeout: 2000, children: false } as const

  it.each([
    [usual, { start: 0, answer: 2000, outcome: 'timeout', shellEnd: 2000, end: 2000 }],
    [
      { ...usual, children: true },
      { start: 0, answer: 2000, outcome: 'timeout', shellEnd: 2000, end: 5000 },
    ],
    [
      { ...usual, timeout: 0 },
      { start: 0, answer: 5000, outcome: 'done', shellEnd: 5000, end: 5000 },
    ],
    [
      { ...usual, timeout: 5000 },
      { start: 0, answer: 5000, outcome: 'done', shellEnd: 5000, end: 5000 },
    ],
    [
      { ...usual, timeout: undefined, takes: 40_000 },
      { start: 0, answer: 30_000, outcome: 'timeout', shellEnd: 30_000, end: 30_000 },
    ],
    [
      { ...usual, place: 'ssh', connect: 1000 } as const,
      { start: 1000, answer: 3000, outcome: 'timeout', shellEnd: 6000, end: 6000 },
    ],
    [
      { ...usual, place: 'ssh', connect: 25_000 } as const,
      { start: undefined, answer: 20_000, outcome: 'unreachable', shellEnd: undefined, end: 20_000 },
    ],
    [{ ...usual, place: 'docker' } as const, { start: 0, answer: 2000, outcome: 'timeout', shellEnd: 5000, end: 5000 }],
  ])('%j', (settings, schedule) => {
    expect(timeoutSchedule(settings)).toEqual(schedule)
  })
})
