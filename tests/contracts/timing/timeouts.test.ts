import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  defaultTimeout,
  localSignal,
  measured,
  places,
  readyTimeout,
} from '../../../src/tools/timing/timeouts/measured.ts'
import { timeoutSchedule } from '../../../src/tools/timing/timeouts/schedule.ts'

type Found = string | Readonly<Record<string, string>>
const { probes } = JSON.parse(readFileSync('content/probes.json', 'utf8')) as {
  probes: Record<string, { environments: Record<string, { found: Found }> }>
}
const found = (probe: string, place: string) => probes[probe]?.environments[place]?.found

describe('what the drawing of timeouts takes for granted', () => {
  it.each(places)('is what the probes found: %s', (place) => {
    const { ends, error, code, exitCode, signal } = measured[place]
    expect(ends ? 'yes' : 'no').toBe(found('timeout-effect', place))
    expect(error).toBe(found('timeout-error', place))
    expect(code).toBe(found('timeout-code', place))
    expect({ exitCode: `${exitCode}`, signal: signal ?? 'none' }).toEqual(found('timeout-with-nothrow', place))
    expect(`${defaultTimeout} ms`).toBe(found('default-timeout', place))
  })

  it('is what they found of signals and of connecting', () => {
    expect(found('kill-signal', 'none')).toMatchObject({ timeout: localSignal, timeoutSignal: localSignal })
    expect(found('kill-ends-children', 'local')).toEqual({ kill: 'yes' })
    expect(found('ssh-defaults', 'ssh')).toMatchObject({ wait: `${readyTimeout} ms` })
  })
})

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
