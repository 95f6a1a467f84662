import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { Words } from '../view.ts'
import type { Connection, Reason } from './model.ts'

export interface PoolWords extends Words {
  readonly connects: string
  readonly runs: string
  readonly idle: string
  readonly closed: string
  readonly cutOff: string
  readonly complete: string
  readonly columns: readonly string[]
  readonly wait: (time: string, waits: boolean) => string
  readonly headline: (connections: number, cut: number, end: string) => string
  readonly connection: (connection: Connection, time: (moment: number) => string) => string
  readonly looksFine: string
  readonly enough: (hosts: number) => string
}

const reasonsEn: Readonly<Record<Reason, string>> = {
  idle_timeout: 'found idle by the check of once a minute (idle_timeout)',
  max_lifetime_exceeded: 'older than an hour (max_lifetime_exceeded)',
  pool_removal: 'another host needed its place (pool_removal)',
}

const reasonsRu: Readonly<Record<Reason, string>> = {
  idle_timeout: 'ежеминутная проверка застала его без команд (idle_timeout)',
  max_lifetime_exceeded: 'ему больше часа (max_lifetime_exceeded)',
  pool_removal: 'место понадобилось другому хосту (pool_removal)',
}

/** What the drawing of connections says. */
export const poolWords: Readonly<Record<LocaleCode, PoolWords>> = {
  en: {
    labels: {
      maxConnections: 'maxConnections',
      idleTimeout: 'idleTimeout, ms',
      connect: 'Connecting takes, ms',
      plan: 'Commands',
    },
    hints: { plan: 'In each line a host, the second at which a command starts, and how many seconds it takes' },
    connects: 'connects',
    runs: 'a command runs',
    idle: 'open, without a command',
    closed: 'closed',
    cutOff: 'cut off',
    complete: 'complete',
    columns: ['Host', 'Waits for the connection', 'Starts', 'Ends', 'Result'],
    wait: (time, waits) => (waits ? time : 'no'),
    headline: (connections, cut, end) =>
      `Connections opened: ${connections}; commands cut off: ${cut}. Without $.dispose() the last connection is closed after ${end}.`,
    connection: ({ host, opened, closed, reason }, time) =>
      `${host}: open from ${time(opened)} to ${time(closed)}; ${reason ? reasonsEn[reason] : ''}.`,
    looksFine: 'A command that is cut off comes back with ok true, exit code 0, and part of its output or none.',
    enough: (hosts) =>
      `No command waits for a place in the pool. With maxConnections ${hosts} every host keeps its connection.`,
  },
  ru: {
    labels: {
      maxConnections: 'maxConnections',
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
      `${host}: соединение открыто с ${time(opened)} до ${time(closed)}; ${reason ? reasonsRu[reason] : ''}.`,
    looksFine: 'У прерванной команды ok равно true, код завершения 0, а вывод неполный или пустой.',
    enough: (hosts) =>
      `Места в пуле команды не ждут. При maxConnections ${hosts} соединение останется у каждого хоста.`,
  },
}
