import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { duration } from '../duration.ts'
import type { Bar, Lane, Line, Picture } from '../picture.ts'
import { timingStrings } from '../strings.ts'
import { millisecondsOf, optionalMilliseconds } from '../typed-number.ts'
import type { Values, View } from '../view.ts'
import type { TimeoutWords } from '../wording.ts'
import { code } from './code.ts'
import { type Environment, localSignal, measured, places } from './measured.ts'
import { type TimeoutSchedule, type TimeoutSettings, timeoutSchedule } from './schedule.ts'

const hour = 3_600_000

/** A command that may take longer than its timeout. */
export const timeoutsView: View = {
  fields: [
    { kind: 'choice', name: 'place', initial: 'local', values: places },
    { kind: 'number', name: 'timeout', initial: '2000', min: 0, max: hour, isTime: true, whole: true, optional: true },
    { kind: 'number', name: 'takes', initial: '5000', min: 0, max: hour, isTime: true },
    {
      kind: 'number',
      name: 'connect',
      initial: '500',
      min: 0,
      max: hour,
      isTime: true,
      when: ({ place }) => place === 'ssh',
    },
    { kind: 'switch', name: 'children', initial: 'no', when: ({ place }) => place === 'local' },
  ],
  words: (locale) => labelsIn(timingStrings, { code: locale }).timeouts,
  draw: (values, locale) => drawn(timeoutSchedule(settingsOf(values)), settingsOf(values), locale),
  code: (values) => code(settingsOf(values)),
}

/** The settings of values that have no problem. */
export function settingsOf(values: Values): TimeoutSettings {
  const place = places.find((one) => one === values.place) ?? 'local'
  return {
    place,
    connect: place === 'ssh' ? millisecondsOf(values.connect ?? '') : 0,
    takes: millisecondsOf(values.takes ?? ''),
    timeout: optionalMilliseconds(values.timeout ?? ''),
    children: place === 'local' && values.children === 'yes',
  }
}

function drawn(schedule: TimeoutSchedule, { place, timeout, children }: TimeoutSettings, locale: LocaleCode): Picture {
  const words = labelsIn(timingStrings, { code: locale }).timeouts
  const script: Lane = {
    label: words.script,
    bars: barsOf(
      [0, schedule.start ?? schedule.answer, 'open'],
      [schedule.start ?? schedule.answer, schedule.answer, 'wait'],
    ),
    cuts: schedule.outcome === 'done' ? [] : [schedule.answer],
  }
  const lanes = [script, ...commandLanes(schedule, children, words)]
  return {
    lanes,
    end: Math.max(schedule.end, schedule.answer),
    legend: legendOf(lanes, words),
    headline: words.headline(schedule.outcome, duration(schedule.answer, locale), duration(schedule.end, locale)),
    notes: [...outcomeNotes(schedule, place, words), ...(timeout === 0 ? [words.unlimited] : [])],
    columns: words.columns,
    rows: rowsOf(schedule, place, words, locale),
  }
}

function commandLanes(schedule: TimeoutSchedule, children: boolean, words: TimeoutWords): Lane[] {
  const { start, answer, outcome, shellEnd, end } = schedule
  if (start === undefined || shellEnd === undefined) return []
  const lane = (label: string, until: number): Lane => ({
    label,
    bars: barsOf([start, Math.min(answer, until), 'work'], [answer, until, 'gone']),
    cuts: outcome === 'timeout' && until === answer ? [until] : [],
  })
  return children ? [lane(words.shell, shellEnd), lane(words.programs, end)] : [lane(words.command, shellEnd)]
}

/** Stretches that take some time. */
function barsOf(...all: (readonly [number, number, Line])[]): Bar[] {
  return all.filter(([from, to]) => to > from).map(([from, to, line]) => ({ from, to, line }))
}

function legendOf(lanes: readonly Lane[], words: TimeoutWords): Picture['legend'] {
  const has = (line: Line) => lanes.some(({ bars }) => bars.some((bar) => bar.line === line))
  return {
    ...(has('open') && { open: words.connects }),
    ...(has('wait') && { wait: words.waits }),
    ...(has('work') && { work: words.runs }),
    ...(has('gone') && { gone: words.goesOn }),
    ...(lanes.some(({ cuts }) => cuts.length > 0) && { cut: words.cut }),
  }
}

function outcomeNotes(
  { outcome, shellEnd, end, answer }: TimeoutSchedule,
  place: Environment,
  words: TimeoutWords,
): string[] {
  if (outcome !== 'timeout') return []
  const { error, code: errorCode, exitCode, signal, ends } = measured[place]
  return [
    words.error(error, errorCode),
    words.result(exitCode, signal),
    ...(ends ? [words.signal(localSignal)] : [words.noSignal]),
    ...(ends && end > (shellEnd ?? answer) ? [words.childrenGoOn] : []),
    ...(place === 'ssh' ? [words.closes] : []),
  ]
}

function rowsOf(schedule: TimeoutSchedule, place: Environment, words: TimeoutWords, locale: LocaleCode): string[][] {
  const { start, answer, outcome, shellEnd, end } = schedule
  const row = (moment: number | undefined, text: string) =>
    moment === undefined ? [] : [[duration(moment, locale), text]]
  return [
    ...(place === 'ssh' ? row(0, words.connects) : []),
    ...row(start, words.starts),
    ...row(answer, words.answers[outcome]),
    ...(outcome === 'timeout' && shellEnd === answer ? row(answer, words.ends(localSignal)) : []),
    ...(end > answer ? row(end, words.endsUnseen) : []),
  ]
}
