import type { ApiStrings } from './en.ts'

export const ru: ApiStrings = {
  option: 'Параметр',
  field: 'Поле',
  method: 'Метод',
  type: 'Тип',
  byDefault: 'По умолчанию',
  meaning: 'Описание',
  required: 'обязательно',
}
