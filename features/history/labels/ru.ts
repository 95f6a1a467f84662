import type { ChangesStrings, HistoryStrings } from './en.ts'

export const history: HistoryStrings = {
  morePages: {
    one: 'и ещё {count} страница',
    few: 'и ещё {count} страницы',
    many: 'и ещё {count} страниц',
    other: 'и ещё {count} страницы',
  },
  unknown: 'История здесь неизвестна: сайт собран без Git или из неполного клона.',
  feedTitle: 'Изменения документации {site}',
  feedDescription: 'Что изменилось на страницах — словами тех, кто их менял.',
}

export const changes: ChangesStrings = {
  changed: '(изменилась)',
  page: 'Изменилась с прошлого визита',
  pages: {
    one: 'С прошлого визита изменилась {count} страница.',
    few: 'С прошлого визита изменились {count} страницы.',
    many: 'С прошлого визита изменилось {count} страниц.',
    other: 'С прошлого визита изменилось {count} страницы.',
  },
  list: 'Что изменилось',
  hide: 'Скрыть отметки об изменениях',
}
