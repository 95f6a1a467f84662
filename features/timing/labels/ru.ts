import type { ParallelOutcome, ParallelSettings, Reason } from '../outcomes.ts'
import type { TimingStrings } from '../wording.ts'

/** Numbers of commands as readers count them. */
const list = (indexes: readonly number[], none: string) => indexes.map((index) => index + 1).join(', ') || none

const reasons: Readonly<Record<Reason, string>> = {
  idle_timeout: 'ежеминутная проверка застала его без команд (idle_timeout)',
  max_lifetime_exceeded: 'ему больше часа (max_lifetime_exceeded)',
  pool_removal: 'место понадобилось другому хосту (pool_removal)',
}

/** What the drawings of time say. */
export const ru: TimingStrings = {
  copy: 'Скопировать TypeScript',
  reset: 'Сбросить',
  tables: {
    retries: 'Попытки по порядку',
    timeouts: 'Что и когда происходит',
    parallel: 'Команды по порядку',
    pool: 'Команды на хостах',
  },
  units: { ms: 'мс', s: 'с', min: 'мин', h: 'ч' },
  number: ({ whole, min, max, optional }) =>
    `Укажите ${whole ? 'целое ' : ''}число от ${min} до ${max.toLocaleString('ru')}${optional ? ' или оставьте поле пустым' : ''}.`,
  jobs: {
    none: 'Укажите хотя бы одну длительность.',
    tooMany: (count, most) => `Команд слишком много для схемы: ${count}. Укажите не больше ${most}.`,
    wrong: (word, longest) =>
      `«${word}» — не длительность. Укажите секунды от 0 до ${longest}, например 2 или 1.5; если команда завершается с ошибкой, добавьте !`,
  },
  plan: {
    none: 'Укажите хотя бы одну команду.',
    tooMany: (count, most) => `Команд слишком много для схемы: ${count}. Укажите не больше ${most}.`,
    wrong: (number, content) =>
      `Строка ${number}, «${content}»: нужны хост, начало и длительность в секундах, например «web-1 10 5», в пределах суток.`,
  },
  retries: {
    labels: {
      initialDelay: 'initialDelay, мс',
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
  timeouts: {
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
      `С nothrow() в объекте результата exitCode ${exitCode}, ${signal ? `signal ${signal}` : 'поле signal не задано'}.`,
    signal: (signal) => `Отправляется сигнал ${signal}, что бы ни стояло во втором аргументе timeout().`,
    noSignal: 'До команды сигнал не доходит. Чтобы она завершилась, начните её с timeout: timeout 5 ./backup.sh.',
    childrenGoOn:
      'Сигнал получает только оболочка. Если программа одна, напишите перед ней exec, и она займёт место оболочки.',
    closes: 'Соединение закрывается. Другие команды, которые выполняются в нём, тоже прерываются.',
    unlimited: 'Тайм-аут 0 означает отсутствие ограничения.',
  },
  parallel: {
    labels: {
      jobs: 'Команды, в секундах',
      method: 'Метод',
      'method.settled': '$.parallel.settled()',
      'method.all': '$.parallel.all()',
      stopOnError: 'stopOnError: после ошибки ничего больше не запускать',
      nothrow: 'nothrow() у каждой команды',
    },
    hints: {
      jobs: 'Длительность каждой через пробел; если команда завершается с ошибкой, добавьте !',
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
    notes: (outcome, settings) => [outcomeOf(outcome), ...warningsOf(outcome, settings)],
  },
  pool: {
    labels: {
      idleTimeout: 'idleTimeout, мс',
      connect: 'Подключение длится, мс',
      plan: 'Команды',
    },
    hints: { plan: 'В каждой строке: хост, секунда запуска команды и её длительность в секундах' },
    connects: 'подключение',
    runs: 'выполняется команда',
    idle: 'открыто, команд нет',
    closed: 'закрыто',
    cutOff: 'прервана',
    complete: 'до конца',
    columns: ['Хост', 'Ждёт соединения', 'Начало', 'Конец', 'Итог'],
    wait: (time, waits) => (waits ? time : 'нет'),
    headline: (connections, cut, end) =>
      `Открыто соединений: ${connections}; прервано команд: ${cut}. Без $.dispose() последнее соединение закроется через ${end}.`,
    connection: ({ host, opened, closed, reason }, time) =>
      `${host}: соединение открыто с ${time(opened)} до ${time(closed)}; ${reason ? reasons[reason] : ''}.`,
    looksFine: 'У прерванной команды ok равно true, код завершения 0, а вывод неполный или пустой.',
    enough: (hosts) =>
      `Места в пуле команды не ждут. При maxConnections ${hosts} соединение останется у каждого хоста.`,
  },
}

function outcomeOf(outcome: ParallelOutcome): string {
  if (outcome.kind === 'error') return `В самом конце вызов завершается ошибкой команды ${outcome.command + 1}.`
  if (outcome.kind === 'list') return `Вызов возвращает результаты команд ${list(outcome.order, 'нет')} в этом порядке.`
  return `succeeded: ${list(outcome.succeeded, 'нет')}; failed: ${list(outcome.failed, 'нет')}; элементов в results: ${outcome.results}.`
}

function warningsOf(
  outcome: ParallelOutcome,
  { stopOnError, maxConcurrency, nothrow, jobs }: ParallelSettings,
): string[] {
  const fails = jobs.some((job) => job.fails)
  return [
    ...(nothrow && fails ? ['С nothrow() команда с ошибкой считается успешной и ничего не останавливает.'] : []),
    ...(outcome.kind === 'report' && stopOnError && !maxConcurrency && outcome.failed.length > 0
      ? ['Без maxConcurrency все команды уже запущены: stopOnError только сокращает отчёт.']
      : []),
  ]
}
