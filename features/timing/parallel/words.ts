import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Words } from '../view.ts'
import type { Outcome, ParallelSettings } from './schedule.ts'

export interface ParallelWords extends Words {
  readonly lane: (number: number, state: string) => string
  readonly columns: readonly string[]
  readonly succeeds: string
  readonly fails: string
  readonly waits: string
  readonly notStarted: string
  readonly never: string
  readonly headline: (end: string, most: number, notStarted: number) => string
  readonly notes: (outcome: Outcome, settings: ParallelSettings) => string[]
}

/** Numbers of commands as readers count them. */
const list = (indexes: readonly number[], none: string) => indexes.map((index) => index + 1).join(', ') || none

/** What the drawing of parallel commands says. */
export const parallelWords: Readonly<Record<LocaleCode, ParallelWords>> = {
  en: {
    labels: {
      jobs: 'Commands, in seconds',
      maxConcurrency: 'maxConcurrency',
      method: 'Method',
      'method.settled': '$.parallel.settled()',
      'method.all': '$.parallel.all()',
      stopOnError: 'stopOnError: start nothing more after a failure',
      nothrow: 'nothrow() on every command',
    },
    hints: {
      jobs: 'How long each takes, with spaces between; ! behind those that fail',
      maxConcurrency: '{min} to {max}; empty: no limit',
    },
    lane: (number, state) => `${number}: ${state}`,
    columns: ['Command', 'Starts', 'Ends', 'Result'],
    succeeds: 'succeeds',
    fails: 'fails',
    waits: 'waits for its turn',
    notStarted: 'not started',
    never: 'never',
    headline: (end, most, notStarted) =>
      `The call takes ${end}, with ${most} at the same time at most${notStarted > 0 ? `; not started: ${notStarted}` : ''}.`,
    notes: (outcome, settings) => [outcomeEn(outcome), ...warningsEn(outcome, settings)],
  },
  ru: {
    labels: {
      jobs: 'Команды, в секундах',
      maxConcurrency: 'maxConcurrency',
      method: 'Метод',
      'method.settled': '$.parallel.settled()',
      'method.all': '$.parallel.all()',
      stopOnError: 'stopOnError: после ошибки ничего больше не запускать',
      nothrow: 'nothrow() у каждой команды',
    },
    hints: {
      jobs: 'Длительность каждой через пробел, дробная часть после точки; если команда завершается с ошибкой, добавьте !',
      maxConcurrency: 'От {min} до {max}; пусто: без ограничения',
    },
    lane: (number, state) => `${number}: ${state}`,
    columns: ['Команда', 'Начало', 'Конец', 'Итог'],
    succeeds: 'успех',
    fails: 'ошибка',
    waits: 'ждёт очереди',
    notStarted: 'не запущена',
    never: 'нет',
    headline: (end, most, notStarted) =>
      `Вызов длится ${end}, одновременно выполняется не больше ${most}${notStarted > 0 ? `; не запущено: ${notStarted}` : ''}.`,
    notes: (outcome, settings) => [outcomeRu(outcome), ...warningsRu(outcome, settings)],
  },
}

function outcomeEn(outcome: Outcome): string {
  if (outcome.kind === 'error')
    return `The call rejects with the error of command ${outcome.command + 1}, at the very end.`
  if (outcome.kind === 'list')
    return `The call gives the results of commands ${list(outcome.order, 'none')}, in this order.`
  return `succeeded: ${list(outcome.succeeded, 'none')}; failed: ${list(outcome.failed, 'none')}; entries in results: ${outcome.results}.`
}

function warningsEn(outcome: Outcome, { stopOnError, maxConcurrency, nothrow, jobs }: ParallelSettings): string[] {
  const fails = jobs.some((job) => job.fails)
  return [
    ...(nothrow && fails ? ['With nothrow() a command that fails counts as succeeded, and stops nothing.'] : []),
    ...(outcome.kind === 'report' && stopOnError && !maxConcurrency && outcome.failed.length > 0
      ? ['Without maxConcurrency everything has started already: stopOnError only cuts the report short.']
      : []),
  ]
}

function outcomeRu(outcome: Outcome): string {
  if (outcome.kind === 'error') return `В самом конце вызов завершается ошибкой команды ${outcome.command + 1}.`
  if (outcome.kind === 'list') return `Вызов возвращает результаты команд ${list(outcome.order, 'нет')} в этом порядке.`
  return `succeeded: ${list(outcome.succeeded, 'нет')}; failed: ${list(outcome.failed, 'нет')}; элементов в results: ${outcome.results}.`
}

function warningsRu(outcome: Outcome, { stopOnError, maxConcurrency, nothrow, jobs }: ParallelSettings): string[] {
  const fails = jobs.some((job) => job.fails)
  return [
    ...(nothrow && fails ? ['С nothrow() команда с ошибкой считается успешной и ничего не останавливает.'] : []),
    ...(outcome.kind === 'report' && stopOnError && !maxConcurrency && outcome.failed.length > 0
      ? ['Без maxConcurrency все команды уже запущены: stopOnError только сокращает отчёт.']
      : []),
  ]
}
