import type { ReferenceStrings } from './en.ts'

export const ru: ReferenceStrings = {
  type: 'Тип',
  byDefault: 'По умолчанию',
  meaning: 'Описание',
  required: 'обязательно',
  argument: 'Аргумент',
  cliOption: 'Опция',
  value: 'Значение',
  status: 'Код',
  aliases: 'Другие имена',
  repeatable: 'Можно указать несколько раз.',
  key: 'Ключ',
  variable: 'Переменная',
  example: 'Пример',
  nameLink: 'Ссылка на',
  effects: { none: 'Не действует в {version}.', partly: 'Действует частично в {version}.' },
  messages: {
    message: 'Сообщение',
    status: 'Код завершения',
    thrown: 'Ошибка',
    cause: 'Причина',
    cure: 'Что делать',
    more: 'Подробнее',
  },
}
