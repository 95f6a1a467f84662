import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PoolSettings } from '../../../features/timing/pool/model.ts'
import { planProblem, readPlan } from '../../../features/timing/pool/plan.ts'
import { poolSchedule } from '../../../features/timing/pool/schedule.ts'
import { publishedPool } from './fake-ssh.ts'

const usual = { maxConnections: 10, idleTimeout: 300_000, connect: 700 }
/** Durations tell the commands apart, so each occurs once. */
const lists: readonly [string, string, Omit<PoolSettings, 'steps'>][] = [
  ['one command', 'web-1 0 5', usual],
  ['one connection for all commands of a host', 'web-1 0 5\nweb-1 0.2 7\nweb-1 30 9\nweb-2 3 2', usual],
  ['idle longer than permitted, then used again', 'web-1 0 5\nweb-1 400 6', usual],
  ['a short idle time waits for the check', 'web-1 50 5\nweb-2 58 9', { ...usual, idleTimeout: 1000 }],
  [
    'a running command is cut off',
    'web-1 0 200\nweb-2 10 5\nweb-3 60 20\nweb-2 100 10',
    { ...usual, maxConnections: 2 },
  ],
  ['the place of an idle connection is taken', 'web-1 0 5\nweb-2 10 100\nweb-3 20 7', { ...usual, maxConnections: 2 }],
  ['several commands are cut off at once', 'web-1 0 50\nweb-1 2 60\nweb-2 9 3', { ...usual, maxConnections: 1 }],
  ['a command of an hour keeps its connection', 'web-1 0 4000', usual],
  [
    'an hour is the age of a connection',
    'web-1 0 5\nweb-1 3000 1000\nweb-1 3700 8',
    { ...usual, idleTimeout: 3_500_000 },
  ],
  ['an idle connection is closed after an hour', 'web-1 0 5', { ...usual, idleTimeout: 7_000_000 }],
]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The same words for what the model says. */
function modelled(settings: PoolSettings): string[] {
  const { runs, connections } = poolSchedule(settings)
  return [
    ...connections.map(({ opened, host }) => `${opened} open ${host}`),
    ...connections.map(({ closed, host, reason }) => `${closed} close ${host} ${reason}`),
    ...runs.flatMap(({ step, start, end }) => [`${start} start ${step.takes}`, `${end} end ${step.takes} true`]),
  ].sort()
}

describe('the connections that are drawn', () => {
  it.each(lists)('are those of the published adapter: %s', async (_, plan, settings) => {
    const all = { ...settings, steps: readPlan(plan) }
    expect(modelled(all)).toEqual(await publishedPool(all))
  })
})

describe('a plan', () => {
  it.each([
    ['', 'Write at least one command.'],
    ['web-1 0 5\nweb-2 ten 5', 'Line 2, “web-2 ten 5”: write a host'],
    ['web-1 86000 1000', 'Line 1, '],
    ['web-1 0 5\n'.repeat(25), '25 commands'],
  ])('that cannot be drawn is named with its line: "%s"', (plan, problem) => {
    expect(planProblem(plan, 'en')).toContain(problem)
    expect(planProblem(plan, 'ru')).toMatch(/[а-я]/)
  })

  it('may have empty lines and commas', () => {
    expect(planProblem('\nweb-1, 0, 5\n\nweb-2;1;2.5\n', 'en')).toBeUndefined()
    expect(readPlan('\nweb-1, 0, 5\n\nweb-2;1;2.5\n')).toHaveLength(2)
  })
})
