import type { ArticleStrings } from './article-en.ts'

export const articleRu: ArticleStrings = {
  admonition: { note: 'Примечание', tip: 'Совет', info: 'Справка', warning: 'Внимание', danger: 'Опасно' },
  details: 'Подробности',
  copyCode: 'Копировать',
  headingLink: 'Ссылка на этот заголовок',
  table: 'Таблица',
  code: 'Код',
  output: 'Вывод',
  setup: {
    lines: {
      one: 'Подготовка: {count} строка',
      few: 'Подготовка: {count} строки',
      many: 'Подготовка: {count} строк',
      other: 'Подготовка: {count} строки',
    },
    withKinds: '{lines} ({kinds})',
    kinds: { imports: 'импорт', key: 'ключ', connection: 'соединение' },
  },
  diagram: 'Схема: {text}',
  checked: {
    run: 'Выполнено',
    recorded: 'Записано',
    compiled: 'Скомпилировано',
    parsed: 'Проверено',
    details: 'с {version}, {date}',
    runDetails: 'с {version} на Node {node}, {date}',
  },
  languages: { sh: 'Оболочка', console: 'Терминал' },
  reference: {
    option: 'Параметр',
    field: 'Поле',
    method: 'Метод',
    type: 'Тип',
    byDefault: 'По умолчанию',
    meaning: 'Описание',
    required: 'обязателен',
  },
  footnotes: 'Сноски',
  footnoteBack: 'Вернуться к тексту',
  target: { local: 'локально', ssh: 'ssh', docker: 'docker', k8s: 'k8s' },
}
