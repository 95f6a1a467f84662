import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { duration } from '../duration.ts'
import { literal } from '../literal.ts'
import type { Lane, Picture } from '../picture.ts'
import { timingStrings } from '../strings.ts'
import { millisecondsOf, numberOf, optionalNumber } from '../typed-number.ts'
import type { Values, View } from '../view.ts'
import type { RetryWords } from '../wording.ts'
import { type Attempt, jitterShare, type RetryOptions, retrySchedule } from './schedule.ts'

const hour = 3_600_000

/** Attempts and the waits between them. */
export const retriesView: View = {
  fields: [
    { kind: 'number', name: 'maxRetries', initial: '3', min: 0, max: 10, whole: true },
    { kind: 'number', name: 'initialDelay', initial: '100', min: 0, max: hour, isTime: true },
    { kind: 'number', name: 'backoffMultiplier', initial: '2', min: 0, max: 100 },
    { kind: 'number', name: 'maxDelay', initial: '30000', min: 0, max: hour, isTime: true },
    { kind: 'number', name: 'takes', initial: '200', min: 0, max: hour, isTime: true },
    { kind: 'number', name: 'succeeds', initial: '', min: 1, max: 11, whole: true, optional: true },
    { kind: 'switch', name: 'jitter', initial: 'yes' },
  ],
  words: (locale) => labelsIn(timingStrings, { code: locale }).retries,
  draw: async (values, locale) => drawn(await retrySchedule(optionsOf(values)), optionsOf(values), locale),
  code,
}

/** The options of values that have no problem. */
export function optionsOf(values: Values): RetryOptions {
  const number = (name: string) => numberOf(values[name] ?? '')
  const time = (name: string) => millisecondsOf(values[name] ?? '')
  return {
    maxRetries: number('maxRetries'),
    initialDelay: time('initialDelay'),
    backoffMultiplier: number('backoffMultiplier'),
    maxDelay: time('maxDelay'),
    jitter: values.jitter === 'yes',
    takes: time('takes'),
    succeeds: optionalNumber(values.succeeds ?? ''),
  }
}

function drawn(attempts: readonly Attempt[], { jitter, maxRetries }: RetryOptions, locale: LocaleCode): Picture {
  const words = labelsIn(timingStrings, { code: locale }).retries
  const time = (milliseconds: number) => duration(milliseconds, locale)
  const end = attempts.at(-1)?.end ?? 0
  const waits = attempts.reduce((sum, { wait = 0 }) => sum + wait, 0)
  const share = jitter ? jitterShare : 0
  const around = (moment: number, wait: number) => words.range(time(moment - wait * share), time(moment + wait * share))
  return {
    lanes: attempts.map((attempt, index) => laneOf(attempt, index, words)),
    end,
    legend: legendOf(attempts, words),
    headline: words.headline(attempts.length, attempts.at(-1)?.ok ?? false, around(end, waits)),
    notes: [
      ...(maxRetries === 0 ? [words.noRetries] : []),
      ...(jitter && waits > 0 ? [words.jitterNote(jitterShare * 100)] : []),
    ],
    columns: words.columns,
    rows: attempts.map(({ start, end, ok, wait }, index) => [
      `${index + 1}`,
      time(start),
      time(end),
      ok ? words.succeeds : words.fails,
      wait === undefined ? words.none : around(wait, wait),
    ]),
  }
}

function laneOf({ start, end, ok, wait }: Attempt, index: number, words: RetryWords): Lane {
  const run = { from: start, to: end, line: ok ? ('work' as const) : ('fail' as const) }
  const pause = wait === undefined ? [] : [{ from: end, to: end + wait, line: 'wait' as const }]
  return { label: words.lane(index + 1), bars: [run, ...pause], cuts: [] }
}

function legendOf(attempts: readonly Attempt[], words: RetryWords): Picture['legend'] {
  return {
    ...(attempts.some(({ ok }) => ok) && { work: words.succeeds }),
    ...(attempts.some(({ ok }) => !ok) && { fail: words.fails }),
    ...(attempts.some(({ wait }) => wait !== undefined) && { wait: words.waits }),
  }
}

function code(values: Values): string {
  const { maxRetries, initialDelay, backoffMultiplier, maxDelay, jitter } = optionsOf(values)
  return `import { $ } from '@xec-sh/core';

const retrying = $.retry({
  maxRetries: ${maxRetries},
  initialDelay: ${literal(initialDelay)},
  backoffMultiplier: ${backoffMultiplier},
  maxDelay: ${literal(maxDelay)},
  jitter: ${jitter},
});

const result = await retrying\`curl -fsS https://shop.example.com/health\`.nothrow();
console.log(result.ok ? 'healthy' : \`failed: \${result.stderr}\`);
`
}
