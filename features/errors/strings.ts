import type { LocaleCode } from '../../engine/model/locale.ts'

const en = {
  label: 'What the terminal printed',
  hint: 'A line or a whole stack trace, with everything around it. Nothing of it leaves this page.',
  example: 'Show me with an example',
  clear: 'Clear',
  loading: 'Reading the list of messages…',
  failed: 'The list of messages could not be read.',
  retry: 'Try again',
  found: 'Recognized',
  meaning: 'What it means',
  cure: 'What to do',
  entry: 'Its entry',
  more: 'More',
  others: 'Also in this text',
  unknown: 'This is no message that this documentation knows',
  unknownHint:
    'Other programs print it, or the line with the message is missing: paste more of what stands above and below. Or',
  search: 'search for its words',
}

export type ErrorsStrings = typeof en

const ru: ErrorsStrings = {
  label: 'Что напечатал терминал',
  hint: 'Строка или вся трассировка, со всем, что вокруг. Эту страницу текст не покидает.',
  example: 'Показать на примере',
  clear: 'Очистить',
  loading: 'Загружается список сообщений…',
  failed: 'Не удалось загрузить список сообщений.',
  retry: 'Повторить',
  found: 'Распознано',
  meaning: 'Что это значит',
  cure: 'Что делать',
  entry: 'Запись о нём',
  more: 'Подробнее',
  others: 'Ещё в этом тексте',
  unknown: 'Такого сообщения в этой документации нет',
  unknownHint:
    'Его печатает другая программа, либо не хватает строки с самим сообщением: вставьте больше текста сверху и снизу. Или',
  search: 'поищите по словам из него',
}

/** What the tool says. */
export const errorsStrings: Readonly<Record<LocaleCode, ErrorsStrings>> = { en, ru }
