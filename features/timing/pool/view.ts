import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { duration } from '../duration.ts'
import { literal } from '../literal.ts'
import type { Connection } from '../outcomes.ts'
import type { Bar, Lane, Line, Picture } from '../picture.ts'
import { timingStrings } from '../strings.ts'
import { millisecondsOf, numberOf } from '../typed-number.ts'
import type { Values, View } from '../view.ts'
import type { PoolWords } from '../wording.ts'
import type { PoolRun, PoolSettings } from './model.ts'
import { planProblem, readPlan } from './plan.ts'
import { type PoolSchedule, poolSchedule } from './schedule.ts'

const plan = 'web-1 0 200\nweb-2 10 5\nweb-3 60 20\nweb-2 100 10'

/** Connections to hosts, and the commands in them. */
export const poolView: View = {
  fields: [
    { kind: 'number', name: 'maxConnections', initial: '2', min: 1, max: 1000, whole: true },
    { kind: 'number', name: 'idleTimeout', initial: '120000', min: 0, max: 86_400_000, isTime: true },
    { kind: 'number', name: 'connect', initial: '1000', min: 0, max: 19_999, isTime: true },
    { kind: 'text', name: 'plan', initial: plan, rows: 5, problem: planProblem },
  ],
  words: (locale) => labelsIn(timingStrings, { code: locale }).pool,
  draw: (values, locale) => drawn(poolSchedule(settingsOf(values)), settingsOf(values), locale),
  code,
}

/** The settings of values that have no problem. */
export function settingsOf(values: Values): PoolSettings {
  return {
    maxConnections: numberOf(values.maxConnections ?? ''),
    idleTimeout: millisecondsOf(values.idleTimeout ?? ''),
    connect: millisecondsOf(values.connect ?? ''),
    steps: readPlan(values.plan ?? ''),
  }
}

function drawn(schedule: PoolSchedule, settings: PoolSettings, locale: LocaleCode): Picture {
  const words = labelsIn(timingStrings, { code: locale }).pool
  const { runs, connections } = schedule
  const time = (moment: number) => duration(moment, locale)
  const hosts = [...new Set(connections.map(({ host }) => host))]
  const lanes = hosts.map((host) => laneOf(host, schedule))
  const end = Math.max(...connections.map(({ closed }) => closed))
  const cut = runs.filter(({ isCut }) => isCut)
  return {
    lanes,
    end,
    legend: legendOf(lanes, words),
    headline: words.headline(connections.length, cut.length, time(end)),
    notes: [
      ...connections.map((one) => words.connection(one, time)),
      ...(cut.length > 0 ? [words.looksFine] : []),
      ...(hosts.length > settings.maxConnections ? [words.enough(hosts.length)] : []),
    ],
    columns: words.columns,
    rows: runs.map(({ step, start, end, isCut }) => [
      step.host,
      words.wait(time(start - step.start), start > step.start),
      time(start),
      time(end),
      isCut ? words.cutOff : words.complete,
    ]),
  }
}

function laneOf(host: string, { runs, connections }: PoolSchedule): Lane {
  const own = connections.filter((one) => one.host === host)
  const inOwn = runs.filter(({ connection }) => connection.host === host)
  const bar = (from: number, to: number, line: Line): Bar[] => (to > from ? [{ from, to, line }] : [])
  const lineOf = ({ isCut }: PoolRun) => (isCut ? 'fail' : 'work')
  return {
    label: host,
    bars: [
      ...own.flatMap(({ asked, opened, closed }: Connection) => [
        ...bar(asked, opened, 'open'),
        ...bar(opened, closed, 'wait'),
      ]),
      ...inOwn.flatMap((run) => bar(run.start, run.end, lineOf(run))),
    ],
    cuts: own.map(({ closed }) => closed),
  }
}

function legendOf(lanes: readonly Lane[], words: PoolWords): Picture['legend'] {
  const has = (line: Line) => lanes.some(({ bars }) => bars.some((bar) => bar.line === line))
  return {
    ...(has('open') && { open: words.connects }),
    ...(has('work') && { work: words.runs }),
    ...(has('fail') && { fail: words.cutOff }),
    ...(has('wait') && { wait: words.idle }),
    cut: words.closed,
  }
}

function code(values: Values): string {
  const { maxConnections, idleTimeout } = settingsOf(values)
  return `import { configure } from '@xec-sh/core';

configure({
  adapters: {
    ssh: {
      connectionPool: { maxConnections: ${literal(maxConnections)}, idleTimeout: ${literal(idleTimeout)} },
    },
  },
});
`
}
