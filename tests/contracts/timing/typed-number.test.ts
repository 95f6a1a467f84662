import { describe, expect, it } from 'vitest'
import { jobsProblem, readJobs } from '../../../features/timing/parallel/jobs.ts'
import { planProblem, readPlan } from '../../../features/timing/pool/plan.ts'
import { millisecondsOf, numberOf, secondsOf } from '../../../features/timing/typed-number.ts'

describe('a number that somebody types', () => {
  it.for([
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['1e3', 1000],
    ['1.5E3', 1500],
    ['3,600,000', 3_600_000],
    ['3 600 000', 3_600_000],
    ['30_000', 30_000],
    ['3,600.5', 3600.5],
    ['3 600,5', 3600.5],
    [' 7 ', 7],
  ] as const)('is read: %s', ([text, number]) => {
    expect(numberOf(text)).toBe(number)
  })

  it.for(['', 'x', '1 2', '1,2,3', '1.2.3', '-1', '10 s', '1e', '0x10', 'Infinity'])('is none: %s', (text) => {
    expect(numberOf(text)).toBeNaN()
  })

  it('is read as limits are written', () => {
    for (const locale of ['en', 'ru'] as const) expect(numberOf((3_600_000).toLocaleString(locale))).toBe(3_600_000)
  })

  it.for([
    ['500', 500],
    ['10 s', 10_000],
    ['10s', 10_000],
    ['1,5 мин', 90_000],
    ['250 мс', 250],
    ['1 h', 3_600_000],
    ['1e3', 1000],
    ['10 days', Number.NaN],
    ['s', Number.NaN],
  ] as const)('may be a time: %s', ([text, milliseconds]) => {
    expect(millisecondsOf(text)).toBe(milliseconds)
  })

  it('stands in lists and plans in the same form', () => {
    expect(secondsOf('500ms')).toBe(0.5)
    expect(readJobs('0,5 1.5! 500ms, 2').map(({ seconds }) => seconds)).toEqual([0.5, 1.5, 0.5, 2])
    expect(jobsProblem('0,5 two', 'en')).toContain('“two”')
    expect(readPlan('web-1 0,5 1e1\nweb-2;1;2.5')).toMatchObject([
      { start: 500, takes: 10_000 },
      { start: 1000, takes: 2500 },
    ])
    expect(planProblem('web-1 soon 5', 'en')).toContain('Line 1')
    expect(planProblem('web-1 1 90000', 'en')).toContain('Line 1')
  })
})
