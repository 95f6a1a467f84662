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
    kinds: { imports: 'импорт', key: 'ключ', connection: 'соединение' },
  },
  diagram: 'Схема: {text}',
  checked: {
    run: 'Выполнено',
    recorded: 'Записано',
    compiled: 'Скомпилировано',
    parsed: 'Проверено',
    version: 'версия {version}',
  },
  running: {
    title: 'Как запустить пример',
    save: 'Сохраните его, например, как {file} в каталоге с файлом package.json (его создаёт {init}) и выполните там:',
    part: 'Это часть скрипта: соберите в одном файле все его части с этой страницы.',
    needs: {
      ssh: 'Пример подключается к серверу: подставьте свои хост, пользователя и ключ.',
      docker: 'Нужны Docker и контейнер: подставьте свои имена.',
      k8s: 'Нужны kubectl и кластер: подставьте имена своих подов и пространств имён.',
    },
    checked: 'Проверено запуском:',
    how: 'Как проверяются примеры',
  },
  languages: { sh: 'Оболочка', console: 'Терминал' },
  reference: {
    option: 'Параметр',
    field: 'Поле',
    method: 'Метод',
    type: 'Тип',
    byDefault: 'По умолчанию',
    meaning: 'Описание',
    required: 'обязательно',
  },
  footnotes: 'Сноски',
  footnoteBack: 'Вернуться к тексту',
  target: { local: 'локально', ssh: 'ssh', docker: 'docker', k8s: 'k8s' },
}
