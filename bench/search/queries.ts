import type { LocaleCode } from '../../engine/model/locale.ts'

/** What a reader of the generated pages may type: one word, several, a symbol, half a word, a typing error, an error message. */
export const queries: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: [
    'timeout',
    'container registry',
    'connect to the server over a proxy',
    '$.ssh',
    'runCommand',
    '--retry',
    'certif',
    'firewal',
    'snapshto',
    'ыукмук',
    'nested variable namespace',
    'Error: throw new Error failed with exitCode',
  ],
  ru: [
    'контейнер',
    'реестр сертификатов',
    'подключиться к серверу через прокси',
    '$.ssh',
    'runCommand',
    '--retry',
    'сертиф',
    'блокироввка',
    'конвеер',
    'cthdth',
    'вложенные переменные пространства',
    'throw new Error failed with exitCode',
  ],
}
