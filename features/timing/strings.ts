import type { LocaleCode } from '../../engine/model/locale.ts'

interface Strings {
  readonly copy: string
  readonly reset: string
  /** Names of the tables, by what is shown. */
  readonly tables: Readonly<Record<string, string>>
}

/** What all four drawings say. */
export const strings: Readonly<Record<LocaleCode, Strings>> = {
  en: {
    copy: 'Copy TypeScript',
    reset: 'Reset',
    tables: {
      retries: 'Attempts in order',
      timeouts: 'What happens when',
      parallel: 'Commands in order',
      pool: 'Commands on the hosts',
    },
  },
  ru: {
    copy: 'Скопировать TypeScript',
    reset: 'Сбросить',
    tables: {
      retries: 'Попытки по порядку',
      timeouts: 'Что и когда происходит',
      parallel: 'Команды по порядку',
      pool: 'Команды на хостах',
    },
  },
}
