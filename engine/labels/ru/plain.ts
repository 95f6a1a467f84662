import type { PlainStrings } from '../en/plain.ts'

export const plainRu: PlainStrings = {
  copyPage: 'Копировать страницу',
  viewMarkdown: 'Открыть как Markdown',
  everyPage:
    'Каждая страница сайта доступна и в Markdown: добавьте к её адресу «.md». Все страницы одним файлом: {full}',
  morePages: 'Другие страницы',
}
