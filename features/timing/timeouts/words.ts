import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Words } from '../view.ts'
import type { TimeoutSchedule } from './schedule.ts'

type Outcome = TimeoutSchedule['outcome']

export interface TimeoutWords extends Words {
  readonly script: string
  readonly command: string
  readonly shell: string
  readonly programs: string
  readonly connects: string
  readonly waits: string
  readonly runs: string
  readonly goesOn: string
  readonly cut: string
  readonly columns: readonly string[]
  readonly starts: string
  readonly answers: Readonly<Record<Outcome, string>>
  readonly ends: (signal: string) => string
  readonly endsUnseen: string
  readonly headline: (outcome: Outcome, answer: string, end: string) => string
  readonly error: (name: string, code: string) => string
  readonly result: (exitCode: number, signal: string | undefined) => string
  readonly signal: (signal: string) => string
  readonly noSignal: string
  readonly childrenGoOn: string
  readonly closes: string
  readonly unlimited: string
}

/** What the drawing of timeouts says. */
export const timeoutWords: Readonly<Record<LocaleCode, TimeoutWords>> = {
  en: {
    labels: {
      place: 'Where',
      'place.local': 'local',
      'place.ssh': 'SSH',
      'place.docker': 'Docker',
      'place.k8s': 'Kubernetes',
      timeout: 'timeout(), ms',
      takes: 'The command takes, ms',
      connect: 'Connecting takes, ms',
      children: 'The shell starts programs, as in a script',
    },
    hints: { timeout: 'Empty: not set; 0: no limit' },
    script: 'Your script',
    command: 'The command',
    shell: 'The shell of the command',
    programs: 'Programs that it started',
    connects: 'connects',
    waits: 'waits for the result',
    runs: 'runs',
    goesOn: 'goes on, and nobody waits for it',
    cut: 'cut off',
    columns: ['At', 'What happens'],
    starts: 'the command starts',
    answers: {
      done: 'the command ends, and the script has its result',
      timeout: 'the timeout is over: the script goes on without output',
      unreachable: 'the script gives up connecting: ConnectionError',
    },
    ends: (signal) => `the shell gets ${signal}, and ends`,
    endsUnseen: 'what still ran ends by itself',
    headline: (outcome, answer, end) =>
      outcome === 'done'
        ? `The command is in time: the script has its result after ${answer}.`
        : outcome === 'unreachable'
          ? `There is no connection after ${answer}: the command does not run.`
          : `The script goes on after ${answer}; ${answer === end ? 'nothing is left running' : `the command runs until ${end}`}.`,
    error: (name, code) => `Without nothrow() the error is ${name} with the code ${code}.`,
    result: (exitCode, signal) =>
      `With nothrow() the result has exitCode ${exitCode} and ${signal ? `signal ${signal}` : 'no signal'}.`,
    signal: (signal) => `The signal is ${signal}, whatever the second argument of timeout() says.`,
    noSignal:
      'No signal reaches the command. Put timeout before it, as in timeout 5 ./backup.sh, to have it ended there.',
    childrenGoOn:
      'The signal goes to the shell alone. Write exec before a single program, so that it takes the place of the shell.',
    closes: 'The connection is closed. Other commands that run in it are cut off as well.',
    unlimited: 'A timeout of 0 is no limit.',
  },
  ru: {
    labels: {
      place: 'Где',
      'place.local': 'локально',
      'place.ssh': 'SSH',
      'place.docker': 'Docker',
      'place.k8s': 'Kubernetes',
      timeout: 'timeout(), мс',
      takes: 'Команда длится, мс',
      connect: 'Подключение длится, мс',
      children: 'Оболочка запускает программы, как в скрипте',
    },
    hints: { timeout: 'Пусто: не задан; 0: без ограничения' },
    script: 'Ваш скрипт',
    command: 'Команда',
    shell: 'Оболочка команды',
    programs: 'Программы, которые она запустила',
    connects: 'подключение',
    waits: 'ожидание результата',
    runs: 'выполнение',
    goesOn: 'продолжение, которого никто не ждёт',
    cut: 'прервано',
    columns: ['Время', 'Что происходит'],
    starts: 'команда запускается',
    answers: {
      done: 'команда завершается, скрипт получает результат',
      timeout: 'тайм-аут истёк: скрипт продолжается без вывода команды',
      unreachable: 'подключиться не удалось: ConnectionError',
    },
    ends: (signal) => `оболочка получает ${signal} и завершается`,
    endsUnseen: 'всё, что ещё работало, завершается само',
    headline: (outcome, answer, end) =>
      outcome === 'done'
        ? `Команда уложилась в тайм-аут: скрипт получает результат через ${answer}.`
        : outcome === 'unreachable'
          ? `Соединения нет и через ${answer}: команда не запускается.`
          : `Скрипт продолжается через ${answer}; ${answer === end ? 'к этому моменту ничего уже не выполняется' : `команда работает до ${end}`}.`,
    error: (name, code) => `Без nothrow() возникает ошибка ${name} с кодом ${code}.`,
    result: (exitCode, signal) =>
      `С nothrow() в результате exitCode ${exitCode}, ${signal ? `signal ${signal}` : 'поле signal не задано'}.`,
    signal: (signal) => `Отправляется сигнал ${signal}, что бы ни стояло во втором аргументе timeout().`,
    noSignal: 'До команды сигнал не доходит. Чтобы она завершилась, начните её с timeout: timeout 5 ./backup.sh.',
    childrenGoOn:
      'Сигнал получает только оболочка. Если программа одна, напишите перед ней exec, и она займёт место оболочки.',
    closes: 'Соединение закрывается. Другие команды, которые выполняются в нём, тоже прерываются.',
    unlimited: 'Тайм-аут 0 означает отсутствие ограничения.',
  },
}
