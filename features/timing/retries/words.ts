import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Words } from '../view.ts'

export interface RetryWords extends Words {
  readonly lane: (number: number) => string
  readonly columns: readonly string[]
  readonly succeeds: string
  readonly fails: string
  readonly waits: string
  readonly none: string
  readonly range: (from: string, to: string) => string
  readonly headline: (attempts: number, ok: boolean, end: string) => string
  readonly noRetries: string
  readonly jitterNote: (percent: number) => string
}

/** What the drawing of retries says. */
export const retryWords: Readonly<Record<LocaleCode, RetryWords>> = {
  en: {
    labels: {
      maxRetries: 'maxRetries',
      initialDelay: 'initialDelay, ms',
      backoffMultiplier: 'backoffMultiplier',
      maxDelay: 'maxDelay, ms',
      jitter: 'jitter: vary each wait at random',
      takes: 'An attempt takes, ms',
      succeeds: 'Attempt that succeeds',
    },
    hints: { maxRetries: 'Further attempts after the first: {min} to {max}', succeeds: 'Empty: none does' },
    lane: (number) => `Attempt ${number}`,
    columns: ['Attempt', 'Starts', 'Ends', 'Result', 'Wait after it'],
    succeeds: 'succeeds',
    fails: 'fails',
    waits: 'wait before the next attempt',
    none: 'none',
    range: (from, to) => (from === to ? from : `${from} to ${to}`),
    headline: (attempts, ok, end) =>
      `${attempts === 1 ? '1 attempt' : `${attempts} attempts`}; the result comes after ${end}: ${ok ? 'the last attempt succeeded' : 'every attempt failed'}.`,
    noRetries: 'With maxRetries 0 nothing is repeated.',
    jitterNote: (percent) =>
      `Starts and ends are those without jitter. With it each wait is up to ${percent}\u00a0% shorter or longer, so it may exceed maxDelay.`,
  },
  ru: {
    labels: {
      maxRetries: 'maxRetries',
      initialDelay: 'initialDelay, мс',
      backoffMultiplier: 'backoffMultiplier',
      maxDelay: 'maxDelay, мс',
      jitter: 'jitter: случайно менять каждую задержку',
      takes: 'Попытка длится, мс',
      succeeds: 'Номер успешной попытки',
    },
    hints: { maxRetries: 'Повторные попытки после первой: от {min} до {max}', succeeds: 'Пусто: успешной нет' },
    lane: (number) => `Попытка ${number}`,
    columns: ['Попытка', 'Начало', 'Конец', 'Итог', 'Задержка после неё'],
    succeeds: 'успех',
    fails: 'ошибка',
    waits: 'задержка перед следующей попыткой',
    none: 'нет',
    range: (from, to) => (from === to ? from : `от ${from} до ${to}`),
    headline: (attempts, ok, end) =>
      `Попыток: ${attempts}. Время до результата: ${end}. ${ok ? 'Последняя попытка успешна.' : 'Все попытки завершились с ошибкой.'}`,
    noRetries: 'При maxRetries 0 повторных попыток нет.',
    jitterNote: (percent) =>
      `Начало и конец показаны без jitter. С ним каждая задержка отклоняется на величину до ${percent}\u00a0% и может превысить maxDelay.`,
  },
}
